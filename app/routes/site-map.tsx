import clsx from "clsx";
import { Page } from "~/components/layout/page";
import { Closing } from "~/components/sections/closing";
import { Named } from "~/components/sections/named";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { type ListedPage, purposes, siteMap } from "~/content/site-map";
import { pageMeta } from "~/head/page-meta";

export { submit as action } from "~/leads/submit.server";

const path = "/site-map";
const here = "You are here";

/** What the squares mean, as `site-map.css` draws them. */
const signs = [
  { name: "Page", look: "border-6" },
  { name: "Planned article", look: "border-2" },
  { name: here, look: "mx-1.25 border-6 outline-2 outline-offset-3 outline-petrol" },
] as const;

export const meta = pageMeta({
  path,
  title: `Site map | ${site.brand}`,
  description: `Every page of the ${site.brand} site by name: services, offices, articles and the pages for clients.`,
});

/** A page as a square on its branch: its name, and where there is room what it is for. */
const Stop = ({ to, label, planned }: ListedPage) => (
  <li className={clsx("tree-stop", planned && "planned", to === path && "here")}>
    <a
      href={to}
      aria-current={to === path ? "page" : undefined}
      className={clsx("cover-link font-semibold underline", planned ? "text-muted" : "text-petrol")}
    >
      <Named text={label} />
    </a>{" "}
    <span className={clsx("text-small text-muted", !planned && to !== path && "max-sm:hidden")}>
      {to === path ? here : purposes[to]}
    </span>
  </li>
);

type Group = (typeof siteMap.columns)[number][number];

const Branch = ({ title, links }: Group) => (
  <section>
    <h2 className="tree-head">{title}</h2>
    <ul>
      {links.map((link) => (
        <Stop key={link.to} {...link} />
      ))}
    </ul>
  </section>
);

/** Every page by name, for those who would rather look than search. */
export default function SiteMap() {
  const { home, columns } = siteMap;
  return (
    <Page>
      <PageHead title="Site map">
        <p>Every page of this site, in five groups.</p>
        <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-small">
          {signs.map(({ name, look }) => (
            <li key={name} className="flex items-center gap-3">
              <span aria-hidden="true" className={clsx("size-3 border-petrol", look)} />
              {name}
            </li>
          ))}
        </ul>
      </PageHead>
      <Section rhythm="tight">
        <nav aria-label="Every page" className="tree">
          <ul className="tree-home">
            <Stop {...home} />
          </ul>
          <div className="tree-columns">
            {columns.map((groups) => (
              <div key={groups[0]?.title}>
                {groups.map((group) => (
                  <Branch key={group.title} {...group} />
                ))}
              </div>
            ))}
          </div>
        </nav>
      </Section>
      <Closing {...siteMap.closing} />
    </Page>
  );
}
