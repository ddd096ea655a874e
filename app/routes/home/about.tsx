import { CountryMap } from "~/components/drawings/country-map";
import { Section } from "~/components/ui/section";
import type { Office } from "~/config/site";
import { home } from "~/content/home";
import { locations } from "~/content/locations";

const place = ({ city, latitude, longitude }: Office) => ({ label: city, latitude, longitude });

export function HomeAbout() {
  const { title, mission, approach, closing } = home.about;
  return (
    <Section id="about" tone="mist" title={title}>
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div className="flex flex-col gap-8">
          {[mission, approach].map((part) => (
            <div key={part.title}>
              <h3 className="font-semibold">{part.title}</h3>
              <p className="mt-2 text-muted">{part.text}</p>
            </div>
          ))}
        </div>
        <CountryMap places={locations.map(({ office }) => place(office))} />
      </div>
      <div className="mt-12 grid gap-6 md:grid-cols-2">
        {locations.map(({ office, card }) => (
          <div
            key={office.slug}
            className="relative border-t-2 border-petrol bg-white p-7 hover:bg-tint"
          >
            <p className="text-small font-semibold text-petrol">{card.role}</p>
            <h3 className="mt-1">
              <a
                href={`/locations/${office.slug}`}
                className="after:absolute after:inset-0 hover:underline"
              >
                {office.city}, {office.state}
              </a>
            </h3>
            <p className="mt-2 text-muted">{card.text}</p>
          </div>
        ))}
      </div>
      <p className="mt-8 font-semibold">{closing}</p>
    </Section>
  );
}
