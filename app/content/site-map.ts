import { posts } from "./blog";
import { type NavLink, type PageEntry, pageAt, pages } from "./pages";

type Place = Pick<PageEntry, "to" | "label" | "group" | "under">;

const articles = posts.map(
  ({ slug, title }): Place => ({ to: slug, label: title, group: "Blog", under: "/blog" }),
);

const everyPage: readonly Place[] = [...pages, ...articles];

const groups = ["Services", "Company", "For clients", "Blog", "This site"] as const;

/** Every page of the site, in groups. */
export const siteMap = groups.map((title) => ({
  title,
  links: everyPage.filter(({ group }) => group === title),
}));

/** The breadcrumb trail from home to a page, both included. Empty for home and for unknown paths. */
export function trailTo(path: string): readonly NavLink[] {
  const page = everyPage.find(({ to }) => to === path);
  if (!page || path === "/") return [];
  return [...(page.under ? trailTo(page.under) : [pageAt("/")]), page];
}
