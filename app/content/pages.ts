// Relative imports: the route table loads this list without the `~` alias.
import { site } from "../config/site";
import { services } from "./services";

/** A link and its text. */
export interface NavLink {
  to: string;
  label: string;
}

/** Parts of the site map. */
type Group = "Services" | "Company" | "For clients" | "Articles" | "This site";

const page = <const Path extends string, const Under extends string = never>(
  group: Group,
  to: Path,
  label: string,
  under?: Under,
) => ({ group, to, label, under });

const placeOfCard = ({ to }: NavLink) => services.findIndex(({ link }) => link === to);

/** The service pages, in the order of their cards (`services.ts`). */
export const servicePages = [
  page("Services", "/services/managed-it", "Managed IT Services"),
  page("Services", "/services/cloud-solutions", "Cloud Solutions"),
  page("Services", "/services/cybersecurity", "Cybersecurity"),
  page("Services", "/services/it-consulting", "IT Consulting"),
  page("Services", "/services/voip", "VoIP Solutions"),
  page("Services", "/services/procurement", "Strategic Enablement & Procurement"),
].sort((a, b) => placeOfCard(a) - placeOfCard(b));

/** A page for each office of `config/site.ts`. */
export const locationPages = site.offices.map(({ slug, city, state }) =>
  page("Company", `/locations/${slug}`, `${city}, ${state}`),
);

/**
 * Every page except the articles: path, name in menus, breadcrumbs and the site map, and the page between home
 * and this one, if there is one. The route table, the site map and breadcrumbs come from this list. The
 * route of /services/voip is `routes/services/voip.tsx`.
 */
const all = [
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

/** The path of a page of the list. */
export type PagePath = (typeof all)[number]["to"];

export interface PageEntry extends NavLink {
  to: PagePath;
  group: Group;
  under?: PagePath;
}

export const pages: readonly PageEntry[] = all;

/** The page at a path. Throws an Error if there is none. */
export function pageAt(path: PagePath): PageEntry {
  const found = pages.find(({ to }) => to === path);
  if (!found)
    throw new Error(`A menu or a page links to ${path}, which is not in app/content/pages.ts.`);
  return found;
}
