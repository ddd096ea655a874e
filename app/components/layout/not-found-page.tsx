import { DeadEnd } from "~/components/drawings/dead-end";
import { ButtonLink } from "~/components/ui/button";
import { companyLinks, contactLink, supportLink } from "~/content/navigation";
import { pageAt, servicePages } from "~/content/pages";
import { Page } from "./page";

/** Twelve links: full rows of two and of three. */
const lookedFor = [
  ...servicePages,
  pageAt("/services/managed-it-guide"),
  supportLink,
  contactLink,
  ...companyLinks,
  { to: "/site-map", label: "Every page in the site map" },
];

/** The page for every unknown path (specification 2, Not found). */
export function NotFoundPage() {
  return (
    <Page error={404}>
      <div className="blueprint engineering-grid border-b border-rule bg-mist pb-16 pt-10 md:pt-16">
        <div className="wrap grid items-center gap-12 lg:grid-cols-2">
          <div>
            <p className="font-head text-statement font-bold text-petrol">404</p>
            <h1 className="mt-3 text-display">Oops! Page not found</h1>
            <p className="mt-6 max-w-[34rem] text-muted">
              We couldn’t find that page. It may have moved, or the address may have a typo.
            </p>
            <p className="mt-8">
              <ButtonLink to="/" size="lg" variant="amber">
                Return to Home
              </ButtonLink>
            </p>
          </div>
          <DeadEnd />
        </div>
        <div className="wrap mt-16">
          <nav aria-label="Pages that people look for">
            <h2>Looking for one of these?</h2>
            <ul className="mt-4 grid border-t border-rule sm:grid-cols-2 lg:grid-cols-3">
              {lookedFor.map(({ to, label }) => (
                <li key={to}>
                  <a href={to} className="inline-flex min-h-12 items-center text-petrol underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </Page>
  );
}
