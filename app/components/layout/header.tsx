import { Link, NavLink as RouteLink } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { site, telHref } from "~/config/site";
import {
  companyLinks,
  contactLink,
  locationLinks,
  type NavLink,
  serviceLinks,
} from "~/content/navigation";
import { Logo } from "./logo";
import { useDisclosures } from "./use-disclosures";

const MenuList = ({ links }: { links: readonly NavLink[] }) => (
  <ul>
    {links.map(({ to, label }) => (
      <li key={to}>
        <RouteLink to={to} end className="menu-link">
          {label}
        </RouteLink>
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
  <>
    <h2 className="mt-4 px-3 text-small font-semibold text-muted first:mt-0">{label}</h2>
    <MenuList links={links} />
  </>
);

/** Fixed at the top of every page (specification 2, Navigation bar). */
export function Header() {
  const closing = useDisclosures();
  return (
    <header className="site-header" {...closing}>
      <div className="wrap bar">
        <Link
          to="/"
          aria-label={`${site.brand}, home`}
          className="mr-auto flex min-h-11 items-center"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center lg:flex">
          <Drop label="Services" links={serviceLinks} />
          <Drop label="Locations" links={locationLinks} />
          {companyLinks.map(({ to, label }) => (
            <RouteLink key={to} to={to} className="header-link">
              {label}
            </RouteLink>
          ))}
        </nav>
        <a href={telHref(site.phone)} className="header-link hidden tabular-nums lg:flex">
          {site.phone}
        </a>
        <ButtonLink to={contactLink.to} size="sm" className="ml-2">
          {contactLink.label}
        </ButtonLink>
        <details className="narrow-menu lg:hidden">
          <summary className="header-link">
            <span className="bars" aria-hidden="true" />
            <span className="sr-only sm:not-sr-only">Menu</span>
          </summary>
          <nav aria-label="Menu">
            <NarrowGroup label="Services" links={serviceLinks} />
            <NarrowGroup label="Locations" links={locationLinks} />
            <NarrowGroup label="Company" links={[...companyLinks, contactLink]} />
            <a href={telHref(site.phone)} className="menu-link mt-4 font-semibold tabular-nums">
              {site.phone}
            </a>
          </nav>
        </details>
      </div>
    </header>
  );
}
