import { Page } from "~/components/layout/page";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { type NavLink, pages } from "~/content/pages";
import { siteMap } from "~/content/site-map";
import { pageMeta } from "~/head/page-meta";

export const meta = pageMeta({
  path: "/site-map",
  title: `Site map | ${site.brand}`,
  description: `Every page of ${site.brand} by name: services, offices, articles, and the pages for clients.`,
});

/** A page as a line of the index: its sheet, its name, and what is drawn on it. */
function Entry({ to, label }: NavLink) {
  const at = pages.findIndex((page) => page.to === to);
  return (
    <li className="relative flex items-center gap-4 border-b border-rule hover:bg-tint">
      <a
        href={to}
        className="order-1 flex min-h-11 grow items-center py-2 font-semibold text-petrol underline cover-link"
      >
        {label}
      </a>{" "}
      <span className="grid size-8 place-items-center font-head font-bold text-muted tabular">
        {at >= 0 && String(at + 1).padStart(2, "0")}
      </span>{" "}
      <span className="order-2 text-small text-muted max-md:hidden">{pages[at]?.drawing}</span>
    </li>
  );
}

/** Every page by name, for those who would rather look than search. */
export default function SiteMap() {
  return (
    <Page>
      <PageHead title="Site map">
        <p>Every page of this site: its sheet, its name and what is drawn on it.</p>
      </PageHead>
      {siteMap.map(({ title, links }) => (
        <Section key={title} rhythm="tight" rail title={title}>
          <ul className="border-t border-rule">
            {links.map(({ to, label }) => (
              <Entry key={to} to={to} label={label} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
