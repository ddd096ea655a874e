import { DeadEnd } from "~/components/drawings/dead-end";
import { ButtonLink } from "~/components/ui/button";
import { PhoneLink, TextLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { contactLink, supportLink } from "~/content/navigation";
import { servicePages } from "~/content/pages";
import { purposes } from "~/content/site-map";
import { Page } from "./page";

const lookedFor = [...servicePages.slice(0, 1), supportLink, contactLink];

/** The page for every unknown path (specification 2, Not found). */
export function NotFoundPage() {
  return (
    <Page error={404}>
      <div className="blueprint engineering-grid bg-mist pb-16 pt-10 md:pt-16 lg:pb-24">
        <div className="wrap grid items-center gap-12 lg:grid-cols-2">
          <div>
            <p className="font-head text-statement font-bold text-petrol">404</p>
            <h1 className="mt-3 text-display">Oops! Page not found</h1>
            <p className="mt-6 max-w-[34rem] text-muted">
              It may have moved, or the address may have a typo.
            </p>
            <p className="mt-8">
              <ButtonLink to="/" size="lg" variant="amber">
                Return to Home
              </ButtonLink>
            </p>
          </div>
          <DeadEnd />
        </div>
      </div>
      <div className="wrap py-16">
        {/* The box keeps the heading off the amber line, which ends above, in the dead end. */}
        <div className="mb-6">
          <h2 className="text-statement">Looking for one of these?</h2>
        </div>
        <ul className="grid gap-x-8 border-b border-rule md:grid-cols-3">
          {lookedFor.map(({ to, label }) => (
            <li key={to} className="relative border-t border-rule py-3">
              <a
                href={to}
                className="cover-link inline-block py-1.5 leading-snug font-semibold text-petrol underline"
              >
                {label}
              </a>
              <p className="text-small text-muted">{purposes[to]}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          Or find it by name in the{" "}
          <TextLink to="/site-map" inline>
            site map
          </TextLink>
          , or call <PhoneLink number={site.phone} inline />.
        </p>
      </div>
    </Page>
  );
}
