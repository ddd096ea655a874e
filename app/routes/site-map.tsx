import clsx from "clsx";
import { Page } from "~/components/layout/page";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { type ListedPage, purposes, siteMap } from "~/content/site-map";
import { pageMeta } from "~/head/page-meta";

const path = "/site-map";

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
      {label}
    </a>{" "}
    <span className={clsx("text-small text-muted", !planned && to !== path && "max-sm:hidden")}>
      {purposes[to]}
    </span>
  </li>
);

type Group = (typeof siteMap.columns)[number][number];

const Branch = ({ title, links }: Group) => (
  <section>
    <h2 className="tree-head text-[1.625rem]">{title}</h2>
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
      <PageHead title="Site map" size="quiet">
        <p>Every page of this site, in five groups. An open square is an article that’s planned.</p>
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
    </Page>
  );
}
