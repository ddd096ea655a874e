import { SitePlan } from "~/components/drawings/site-plan";
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

/** A page as a line of the index: its name, and what it is for. */
const Entry = ({ to, label }: NavLink) => (
  <li className="relative border-b border-rule py-1 last:border-0 hover:bg-tint sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-8">
    <a
      href={to}
      className="flex min-h-11 items-center py-2 font-semibold text-petrol underline cover-link"
    >
      {label}
    </a>{" "}
    <span className="block pb-2 text-small text-muted max-sm:-mt-2">{purposes[to]}</span>
  </li>
);

/** Every page by name, for those who would rather look than search. */
export default function SiteMap() {
  return (
    <Page>
      <PageHead
        title="Site map"
        drawing={
          <div className="max-w-96 lg:w-96">
            <SitePlan
              groups={siteMap.map(({ title, links }) => ({ name: title, count: links.length }))}
            />
            <p className="mt-3 text-small text-muted">Each square is a page.</p>
          </div>
        }
      >
        <p>Every page of this site, in five groups.</p>
      </PageHead>
      {siteMap.map(({ title, links }) => (
        <Section key={title} rhythm="tight" rail title={title}>
          <ul className="-mt-3">
            {links.map(({ to, label }) => (
              <Entry key={to} to={to} label={label} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
