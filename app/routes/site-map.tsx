import { Page } from "~/components/layout/page";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import type { NavLink } from "~/content/pages";
import { purposes, siteMap } from "~/content/site-map";
import { pageMeta } from "~/head/page-meta";

export const meta = pageMeta({
  path: "/site-map",
  title: `Site map | ${site.brand}`,
  description: `Every page of the ${site.brand} site by name: services, offices, articles and the pages for clients.`,
});

/** A page as a line of the index: its name, and where there is room what it is for. */
const Entry = ({ to, label }: NavLink) => (
  <li className="relative border-b border-rule py-1 hover:bg-tint">
    <a
      href={to}
      className="flex min-h-11 items-center py-1 leading-snug font-semibold text-petrol underline cover-link"
    >
      {label}
    </a>{" "}
    <span className="-mt-1.5 block pb-2 text-small text-muted max-sm:hidden">{purposes[to]}</span>
  </li>
);

/** Every page by name, for those who would rather look than search. */
export default function SiteMap() {
  return (
    <Page>
      <PageHead title="Site map" size="quiet">
        <p>Every page of this site, in five groups.</p>
      </PageHead>
      <Section rhythm="tight">
        <div className="gap-x-12 sm:columns-2 lg:columns-3">
          {siteMap.map(({ title, links }) => (
            <section key={title} className="mb-10 break-inside-avoid border-t-2 border-petrol pt-4">
              <h2>{title}</h2>
              <ul className="mt-2">
                {links.map(({ to, label }) => (
                  <Entry key={to} to={to} label={label} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
    </Page>
  );
}
