import { useLocation } from "@remix-run/react";
import clsx from "clsx";
import { ButtonLink } from "~/components/ui/button";
import { Spaced } from "~/components/ui/spaced";
import { hours } from "~/config/facts";
import { site } from "~/config/site";
import { companyLinks, contactLink, supportLink } from "~/content/navigation";
import { locationPages, type NavLink, servicePages } from "~/content/pages";
import { telHref } from "~/lib/phone-number";
import { Logo } from "./logo";

/** A link of the header, marked as current on its own page and on the pages below it. */
function HeaderLink({ to, label, className }: NavLink & { className: string }) {
  const { pathname } = useLocation();
  const current = pathname === to ? "page" : pathname.startsWith(`${to}/`) ? "true" : undefined;
  return (
    <a href={to} aria-current={current} className={className}>
      {label}
    </a>
  );
}

const MenuList = ({ links }: { links: readonly NavLink[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link.to}>
        <HeaderLink {...link} className="menu-link" />
      </li>
    ))}
  </ul>
);

/** A native disclosure; `name` lets the browser keep one open at a time. */
const Drop = ({ label, links }: { label: string; links: readonly NavLink[] }) => (
  <details className="drop" name="header-menu">
    <summary className="header-link">{label}</summary>
    <MenuList links={links} />
  </details>
);

const NarrowGroup = ({ label, links }: { label: string; links: readonly NavLink[] }) => (
  <div>
    <h2 className="mx-3 mt-2 border-t border-rule pt-4 pb-1">{label}</h2>
    <MenuList links={links} />
  </div>
);

/** Fixed at the top of every page (specification 2, Navigation bar). */
export function Header({ dark }: { dark: boolean }) {
  return (
    <header className={clsx("site-header", dark && "over-blueprint")}>
      <div className="wrap bar">
        <div className="min-w-0 grow basis-0">
          <a href="/" aria-label={`${site.brand}, home`} className="home-link">
            <Logo />
          </a>
        </div>
        <nav aria-label="Main" className="wide-menu">
          <Drop label="Services" links={servicePages} />
          <Drop label="Locations" links={locationPages} />
          <Spaced>
            {companyLinks.map((link) => (
              <HeaderLink key={link.to} {...link} className="header-link" />
            ))}
          </Spaced>
        </nav>{" "}
        <a href={telHref(site.phone)} className="header-link wide-menu tabular">
          {site.phone}
        </a>
        <div className="bar-contact">
          <ButtonLink to={contactLink.to} size="sm">
            {contactLink.label}
          </ButtonLink>
        </div>
        <details className="narrow-menu">
          <summary className="header-link">
            <span className="bars" aria-hidden="true" />
            <span className="names max-sm:sr-only">
              <Spaced>
                <span className="to-open">Menu</span>
                <span className="to-close">
                  Close<span className="sr-only"> menu</span>
                </span>
              </Spaced>
            </span>
          </summary>
          <nav aria-label="Menu">
            <p className="mx-3 mt-2 mb-4 flex-wrap gap-x-6 sm:flex">
              <ButtonLink to={telHref(site.phone)} variant="outline" className="w-full sm:w-auto">
                {`Call ${site.phone}`}
              </ButtonLink>{" "}
              <span className="flex flex-wrap items-center justify-between gap-x-6 text-small text-muted max-sm:mt-2">
                {hours.phone}{" "}
                <HeaderLink {...supportLink} className="header-link -mr-3 text-petrol underline" />
              </span>
            </p>
            <NarrowGroup label="Services" links={servicePages} />
            <NarrowGroup label="Locations" links={locationPages} />
            <NarrowGroup label="Company" links={[...companyLinks, contactLink]} />
          </nav>
        </details>
      </div>
    </header>
  );
}
