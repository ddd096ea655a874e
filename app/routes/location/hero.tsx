import { RingMap } from "~/components/drawings/ring-map";
import { Hero } from "~/components/sections/hero";
import { type LocationPage, locationWords } from "~/content/locations";

export function LocationHero({ location }: { location: LocationPage }) {
  const { content, mapUrl } = location;
  return (
    <Hero
      badge={content.role}
      title={content.headline}
      text={content.intro}
      actions={[
        { label: content.contact.title, to: "#contact" },
        { label: locationWords.directions, to: mapUrl },
      ]}
      drawing={<RingMap location={location} />}
      exit="ring"
    />
  );
}
