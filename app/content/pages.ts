// Relative imports: the route table loads this list without the `~` alias.
import { site } from "../config/site";

/** A link and its text. */
export interface NavLink {
  to: string;
  label: string;
}

/** A page: its path, and its name in menus, breadcrumbs, the site map and title blocks. */
export interface PageEntry extends NavLink {
  /** Its part of the site map. */
  group: "Services" | "Company" | "For clients" | "Blog" | "This site";
  /** What its drawing shows, as its title block says. */
  drawing: string;
  /** The page between home and this one, if there is one. */
  under?: string;
  /** Its title block ends in a link to the contact page, because nothing else on the page leads there. */
  action?: true;
}

const page = (
  group: PageEntry["group"],
  to: string,
  label: string,
  drawing: string,
  more: Pick<PageEntry, "under" | "action"> = {},
): PageEntry => ({ group, to, label, drawing, ...more });

/** The service pages, in the order of the home page. */
export const servicePages: readonly PageEntry[] = [
  page("Services", "/services/managed-it", "Managed IT Services", "Rack, front"),
  page("Services", "/services/cloud-solutions", "Cloud Solutions", "Off-site copy"),
  page("Services", "/services/cybersecurity", "Cybersecurity", "Perimeter"),
  page("Services", "/services/it-consulting", "IT Consulting", "Track plan"),
  page("Services", "/services/voip", "VoIP Solutions", "One number"),
  page("Services", "/services/procurement", "Strategic Enablement & Procurement", "Supply chain"),
];

/** A page for each office of `config/site.ts`. */
export const locationPages: readonly PageEntry[] = site.offices.map(({ slug, city, state }) =>
  page("Company", `/locations/${slug}`, `${city}, ${state}`, "50-mile rings"),
);

/**
 * Every page except the articles, in the order in which title blocks link them. The route table, the
 * site map, breadcrumbs and title blocks come from this list. The route of /services/voip is
 * `routes/services/voip.tsx`.
 */
export const pages: readonly PageEntry[] = [
  page("Company", "/", "Home", "One-line plan"),
  ...servicePages,
  page("Services", "/services/line-card", "Technology Partner Line Card", "Line card", {
    under: "/services/procurement",
  }),
  page("Services", "/services/managed-it-guide", "Managed IT Services Guide", "Cover", {
    under: "/services/managed-it",
  }),
  page("Company", "/about", "About Us", "Tie-in plan", { action: true }),
  ...locationPages,
  page("Blog", "/blog", "Blog", "Drafting table", { action: true }),
  page(
    "Services",
    "/presence-partnership",
    `${site.communicationsVendor} Partnership`,
    "Alert plan",
  ),
  page("For clients", "/support", "Client support", "Help desk"),
  page("For clients", "/rtp", "Tech Specifications", "Machine plan", { action: true }),
  page("Company", "/brand-guidelines", "Brand Guidelines", "Logo, six times its size", {
    action: true,
  }),
  page("This site", "/legal", "Legal", "Text only", { action: true }),
  page("This site", "/site-map", "Site map", "Index of sheets", { action: true }),
  page("This site", "/accessibility", "Accessibility", "Text only"),
  page("Company", "/contact", "Contact", "Path of a message"),
];

/** The page at a path. Throws an Error if there is none. */
export function pageAt(path: string): PageEntry {
  const found = pages.find(({ to }) => to === path);
  if (!found) throw new Error(`There is no page at ${path}.`);
  return found;
}
