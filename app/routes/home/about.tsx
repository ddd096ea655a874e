import clsx from "clsx";
import { Section } from "~/components/ui/section";
import { TextLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { home } from "~/content/home";
import { locationsFromWest } from "~/content/locations";

export function HomeAbout() {
  const { title, mission, approach, closing, ask } = home.about;
  return (
    <Section id="about" title={title}>
      <div className="grid gap-6 md:grid-cols-2">
        {[mission, approach].map((part) => (
          <div key={part.title} className="md:pr-12">
            <h3>{part.title}</h3>
            <p className="mt-2 text-muted">{part.text}</p>
          </div>
        ))}
      </div>
      <div
        className={clsx("mt-6 grid gap-4 sm:gap-6", site.offices.length > 1 && "sm:grid-cols-2")}
      >
        {locationsFromWest.map(({ office, card }) => (
          <div
            key={office.slug}
            className="relative break-inside-avoid border-t-2 border-petrol bg-mist p-4 hover:bg-tint sm:p-6"
          >
            <p className="text-small font-semibold text-petrol">{card.role}</p>
            <h3 className="mt-1">
              <a
                href={`/locations/${office.slug}`}
                className="cover-link text-petrol underline hover:decoration-2"
              >
                {office.city}, {office.state}
              </a>
            </h3>
            <p className="mt-1 text-muted">{card.text}</p>
          </div>
        ))}
      </div>
      <p className="mt-6">
        {closing}{" "}
        <TextLink to="/contact" className="print:hidden">
          {ask}
        </TextLink>
      </p>
    </Section>
  );
}
