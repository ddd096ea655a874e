// Relative imports: the route table loads this list without the `~` alias.
import { site } from "../config/site";

/** A link and its text. */
export interface NavLink {
  to: string;
  label: string;
}

/** A page: its path, and its name in menus, breadcrumbs and the site map. */
export interface PageEntry extends NavLink {
  /** Its part of the site map. */
  group: "Services" | "Company" | "For clients" | "Articles" | "This site";
  /** The page between home and this one, if there is one. */
  under?: string;
}

const page = (group: PageEntry["group"], to: string, label: string, under?: string): PageEntry => ({
  group,
  to,
  label,
  under,
});

/** The service pages, in the order of the home page. */
export const servicePages: readonly PageEntry[] = [
  page("Services", "/services/managed-it", "Managed IT Services"),
  page("Services", "/services/cloud-solutions", "Cloud Solutions"),
  page("Services", "/services/cybersecurity", "Cybersecurity"),
  page("Services", "/services/it-consulting", "IT Consulting"),
  page("Services", "/services/voip", "VoIP Solutions"),
  page("Services", "/services/procurement", "Strategic Enablement & Procurement"),
];

/** A page for each office of `config/site.ts`. */
export const locationPages: readonly PageEntry[] = site.offices.map(({ slug, city, state }) =>
  page("Company", `/locations/${slug}`, `${city}, ${state}`),
);

/**
 * Every page except the articles. The route table, the site map and breadcrumbs come from this list. The
 * route of /services/voip is `routes/services/voip.tsx`.
 */
export const pages: readonly PageEntry[] = [
  page("Company", "/", "Home"),
  ...servicePages,
  page("Services", "/services/line-card", "Technology Partner Line Card", "/services/procurement"),
  page(
    "Services",
    "/services/managed-it-guide",
    "Managed IT Services Guide",
    "/services/managed-it",
  ),
  page("Company", "/about", "About Us"),
  ...locationPages,
  page("Articles", "/blog", "Blog"),
  page("Services", "/presence-partnership", `${site.communicationsVendor} Partnership`),
  page("For clients", "/support", "Client support"),
  page("For clients", "/rtp", "Tech Specifications"),
  page("Company", "/brand-guidelines", "Brand Guidelines"),
  page("This site", "/legal", "Legal"),
  page("This site", "/site-map", "Site map"),
  page("This site", "/accessibility", "Accessibility"),
  page("Company", "/contact", "Contact"),
];

/** The page at a path. Throws an Error if there is none. */
export function pageAt(path: string): PageEntry {
  const found = pages.find(({ to }) => to === path);
  if (!found)
    throw new Error(`A menu or a page links to ${path}, which is not in app/content/pages.ts.`);
  return found;
}
