// Relative imports: the route table reads this list where the `~` alias does not exist.
import { site } from "../config/site";

/** A link by name. */
export interface NavLink {
  to: string;
  label: string;
}

/** A page: its path, and the name that menus, breadcrumbs, site map and title blocks give it. */
export interface PageEntry extends NavLink {
  /** Its part of the site map. */
  group: "Services" | "Company" | "For clients" | "Blog" | "This site";
  /** What its drawing shows, as its title block says. */
  drawing: string;
  /** The page between home and this one, where there is one. */
  under?: string;
  /** Its title block ends in a link to the contact page, because nothing else on the page leads there. */
  action?: true;
}

const service = (to: string, label: string, drawing: string): PageEntry => ({
  to,
  label,
  drawing,
  group: "Services",
});

/** The service pages, in the order of the home page. */
export const servicePages: readonly PageEntry[] = [
  service("/services/managed-it", "Managed IT Services", "Rack, front"),
  service("/services/cloud-solutions", "Cloud Solutions", "Off-site copy"),
  service("/services/cybersecurity", "Cybersecurity", "Perimeter"),
  service("/services/it-consulting", "IT Consulting", "Track plan"),
  service("/services/voip", "VoIP Solutions", "One number"),
  service("/services/procurement", "Strategic Enablement & Procurement", "Supply chain"),
];

/** A page for each office of `config/site.ts`. */
export const locationPages: readonly PageEntry[] = Object.values(site.offices).map(
  ({ slug, city, state }) => ({
    to: `/locations/${slug}`,
    label: `${city}, ${state}`,
    drawing: "50-mile rings",
    group: "Company",
  }),
);

/**
 * Every page but the articles, in the order in which a visitor may turn them. Route table, site map,
 * breadcrumbs and title blocks are made from this list; the route of "/services/voip" is
 * `routes/services/voip.tsx`.
 */
export const pages: readonly PageEntry[] = [
  { to: "/", label: "Home", drawing: "One-line plan", group: "Company" },
  ...servicePages,
  {
    to: "/services/line-card",
    label: "Technology Partner Line Card",
    drawing: "Line card",
    group: "Services",
    under: "/services/procurement",
  },
  {
    to: "/services/managed-it-guide",
    label: "Managed IT Services Guide",
    drawing: "Cover",
    group: "Services",
    under: "/services/managed-it",
  },
  {
    to: "/about",
    label: "About Us",
    drawing: "Two suites, one wall",
    group: "Company",
    action: true,
  },
  ...locationPages,
  { to: "/blog", label: "Blog", drawing: "Drafting table", group: "Blog", action: true },
  {
    to: "/presence-partnership",
    label: `${site.communicationsVendor} Partnership`,
    drawing: "Alert plan",
    group: "Services",
  },
  { to: "/support", label: "Client support", drawing: "Help desk", group: "For clients" },
  {
    to: "/rtp",
    label: "Tech Specifications",
    drawing: "Machine plan",
    group: "For clients",
    action: true,
  },
  {
    to: "/brand-guidelines",
    label: "Brand Guidelines",
    drawing: "Mark, 6:1",
    group: "Company",
    action: true,
  },
  { to: "/legal", label: "Legal", drawing: "Text only", group: "This site", action: true },
  {
    to: "/site-map",
    label: "Site map",
    drawing: "Index of sheets",
    group: "This site",
    action: true,
  },
  {
    to: "/accessibility",
    label: "Accessibility",
    drawing: "Text only",
    group: "This site",
    action: true,
  },
  { to: "/contact", label: "Contact", drawing: "Way of a message", group: "Company" },
];

/** The page at a path; throws an Error when there is none. */
export function pageAt(path: string): PageEntry {
  const found = pages.find(({ to }) => to === path);
  if (!found) throw new Error(`There is no page at ${path}.`);
  return found;
}
