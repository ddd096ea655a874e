import clsx from "clsx";
import { Fragment } from "react";
import { OfficeBus } from "~/components/drawings/office-bus";
import { Section } from "~/components/ui/section";
import { TextLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { home } from "~/content/home";
import { fromWest } from "~/content/locations";
import { greatCircleMiles } from "~/lib/geography";
import { grouped } from "~/lib/language";

const [headquarters, branch, third] = site.offices;

/** Between two offices, to a hundred miles; a drawing of one or of three would need other words. */
const miles = branch && !third && Math.round(greatCircleMiles(headquarters, branch) / 100) * 100;

export function HomeAbout() {
  const { title, mission, approach, distance, closing, ask } = home.about;
  const far = miles && `${distance.before} ${grouped(miles)} ${distance.after}`;
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
      <div className="mt-6">
        {far && (
          <div className="max-sm:hidden">
            <OfficeBus distance={far} />
          </div>
        )}
        <div className={clsx("grid sm:gap-6", branch && "sm:grid-cols-2")}>
          {fromWest.map(({ office, card }, at) => (
            <Fragment key={office.slug}>
              {far && at > 0 && (
                <p
                  aria-hidden="true"
                  className="ml-6 border-l-[6px] border-petrol py-3 pl-4 text-small font-semibold text-petrol sm:hidden"
                >
                  {far}
                </p>
              )}
              <div className="relative break-inside-avoid border-2 border-petrol bg-white p-4 hover:bg-tint sm:p-6">
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
            </Fragment>
          ))}
        </div>
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
