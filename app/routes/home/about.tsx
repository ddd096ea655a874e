import clsx from "clsx";
import { OfficeBus } from "~/components/drawings/office-bus";
import { Section } from "~/components/ui/section";
import { TextLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { home } from "~/content/home";
import { locations } from "~/content/locations";
import { greatCircleMiles } from "~/lib/geography";
import { grouped } from "~/lib/language";

const [headquarters, branch, third] = site.offices;

/** Between two offices, to a hundred miles; a drawing of one or of three would need other words. */
const miles = branch && !third && Math.round(greatCircleMiles(headquarters, branch) / 100) * 100;

/** From west to east, as on a map. */
const fromWest = [...locations].sort((a, b) => a.office.longitude - b.office.longitude);

export function HomeAbout() {
  const { title, mission, approach, distance, closing } = home.about;
  return (
    <Section id="about" title={title}>
      <div className="grid gap-x-3 gap-y-6 md:grid-cols-2">
        {[mission, approach].map((part) => (
          <div key={part.title} className="md:pr-12">
            <h3>{part.title}</h3>
            <p className="mt-2 text-muted">{part.text}</p>
          </div>
        ))}
      </div>
      <div className="mt-6">
        {miles && <OfficeBus distance={`${distance.before} ${grouped(miles)} ${distance.after}`} />}
        <div className={clsx("grid gap-3", branch && "grid-cols-2")}>
          {fromWest.map(({ office, card }) => (
            <div
              key={office.slug}
              className="relative break-inside-avoid border-2 border-petrol bg-white px-2 py-3 hover:bg-tint sm:p-6"
            >
              <p className="text-small font-semibold text-petrol">{card.role}</p>
              <h3 className="mt-1 lg:text-statement">
                <a
                  href={`/locations/${office.slug}`}
                  className="cover-link text-petrol underline hover:decoration-2"
                >
                  {office.city}, {office.state}
                </a>
              </h3>
              <p className="mt-2 text-muted">{card.text}</p>
            </div>
          ))}
        </div>
      </div>
      <p className="mt-6">
        <TextLink to="/contact">{closing}</TextLink>
      </p>
    </Section>
  );
}
