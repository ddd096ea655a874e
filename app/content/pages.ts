// Relative imports: the route table loads this list without the `~` alias.
import { site } from "../config/site";
import { told } from "../lib/geography";
import { brandCount, capitalized, serviceRadius } from "./facts";

/** A link and its text. */
export interface NavLink {
  to: string;
  label: string;
}

/** A page: its path, and its name in menus, breadcrumbs, the site map and title blocks. */
export interface PageEntry extends NavLink {
  /** Its part of the site map. */
  group: "Services" | "Company" | "For clients" | "Articles" | "This site";
  /** What its drawing shows, as it says over it; empty where that stands in the drawing. */
  drawing: string;
  /** The page between home and this one, if there is one. */
  under?: string;
  /** Its title block leads to the contact page, because nothing else on the page does, or to the team instead of a call. */
  action?: "form" | "team";
  /** The page that its title block leads to, if the one that follows in the list has nothing to do with it. */
  next?: string;
}

const page = (
  group: PageEntry["group"],
  to: string,
  label: string,
  drawing: string,
  more: Pick<PageEntry, "under" | "action" | "next"> = {},
): PageEntry => ({ group, to, label, drawing, ...more });

/** The service pages, in the order of the home page. */
export const servicePages: readonly PageEntry[] = [
  page("Services", "/services/managed-it", "Managed IT Services", ""),
  page("Services", "/services/cloud-solutions", "Cloud Solutions", ""),
  page("Services", "/services/cybersecurity", "Cybersecurity", "Four walls and one open gate"),
  page("Services", "/services/it-consulting", "IT Consulting", ""),
  page("Services", "/services/voip", "VoIP Solutions", "One number, three places", {
    next: "/services/managed-it",
  }),
  page("Services", "/services/procurement", "Strategic Enablement & Procurement", ""),
];

/** A page for each office of `config/site.ts`. */
export const locationPages: readonly PageEntry[] = site.offices.map((office) => {
  const { value, unit } = told(serviceRadius.value, office.unit);
  return page(
    "Company",
    `/locations/${office.slug}`,
    `${office.city}, ${office.state}`,
    `The ${value} ${unit} around the office`,
    { next: "/services/managed-it" },
  );
});

/**
 * Every page except the articles, in the order in which title blocks link them where an entry names no
 * other. The route table, the site map, breadcrumbs and title blocks come from this list. The route of
 * /services/voip is `routes/services/voip.tsx`.
 */
export const pages: readonly PageEntry[] = [
  page("Company", "/", "Home", "One business and its cables"),
  ...servicePages,
  page(
    "Services",
    "/services/line-card",
    "Technology Partner Line Card",
    `${capitalized(brandCount.word)} lines to one order`,
    {
      under: "/services/procurement",
      next: "/presence-partnership",
    },
  ),
  page(
    "Services",
    "/services/managed-it-guide",
    "Managed IT Services Guide",
    "The guide and its scorecard",
    {
      under: "/services/managed-it",
      next: "/services/managed-it",
    },
  ),
  page("Company", "/about", "About Us", "", { action: "form" }),
  ...locationPages,
  page("Articles", "/blog", "Blog", "A question and its answer", {
    action: "form",
    next: "/services/managed-it-guide",
  }),
  page(
    "Services",
    "/presence-partnership",
    `${site.communicationsVendor} Partnership`,
    "A silent alert on its way",
    { next: "/services/voip" },
  ),
  page("For clients", "/support", "Client support", "Three ways to the help desk"),
  page("For clients", "/rtp", "Tech Specifications", "A computer and what it needs", {
    next: "/services/managed-it",
  }),
  page("Company", "/brand-guidelines", "Brand Guidelines", "The mark and its clear space", {
    action: "form",
    next: "/about",
  }),
  page("This site", "/legal", "Legal", "The way of a form", {
    action: "form",
    next: "/accessibility",
  }),
  page("This site", "/site-map", "Site map", "Every page on its branch", {
    action: "form",
    next: "/",
  }),
  page("This site", "/accessibility", "Accessibility", "Two ways to one door", {
    action: "form",
    next: "/about",
  }),
  page("Company", "/contact", "Contact", "The way of your message", {
    action: "team",
    next: "/services/managed-it",
  }),
];

/** The page at a path. Throws an Error if there is none. */
export function pageAt(path: string): PageEntry {
  const found = pages.find(({ to }) => to === path);
  if (!found)
    throw new Error(`A menu or a page links to ${path}, which is not in app/content/pages.ts.`);
  return found;
}
