import { Page } from "~/components/layout/page";
import { ServerMarkup } from "~/components/layout/server-markup";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { siteMap } from "~/content/site-map";
import { pageMeta } from "~/head/page-meta";

export const meta = pageMeta({
  path: "/site-map",
  title: `Site map | ${site.brand}`,
  description: `Every page of ${site.brand} by name: services, offices, articles, and the pages for clients.`,
});

/** Every page by name, for those who would rather look than search. */
export default function SiteMap() {
  return (
    <Page>
      <ServerMarkup>
        {import.meta.env.SSR && (
          <>
            {" "}
            <PageHead title="Site map">
              <p>Every page of this site, by name.</p>
            </PageHead>
            <Section>
              <div className="gap-12 sm:columns-2 lg:columns-3">
                {siteMap.map(({ title, links }) => (
                  <section key={title} className="mb-12 break-inside-avoid">
                    <h2>{title}</h2>
                    <ul className="mt-4 border-t border-rule">
                      {links.map(({ to, label }) => (
                        <li key={to} className="border-b border-rule">
                          <a
                            href={to}
                            className="flex min-h-11 items-center py-2 text-petrol underline"
                          >
                            {label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            </Section>
          </>
        )}
      </ServerMarkup>{" "}
    </Page>
  );
}
