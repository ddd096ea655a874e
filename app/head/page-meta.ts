import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { site } from "~/config/site";

export interface PageHead {
  /** The route, "/about". */
  path: string;
  /** The whole title, brand included. */
  title: string;
  description: string;
  /** Placeholders are kept out of search engines. */
  noindex?: boolean;
  /** Nodes of the page's structured data; each names its own `@id`. */
  graph?: readonly Record<string, unknown>[];
}

/** An absolute address on this site. */
export const absolute = (path: string): string => new URL(path, site.origin).href;

/** The picture of a page for link previews: `/og/home.png`, `/og/services-voip.png`. */
export const previewImage = (path: string): string =>
  `/og/${path.slice(1).replaceAll("/", "-") || "home"}.png`;

/** Everything a page says in its head (specification 2: title and description on each page). */
export function headOf({ path, title, description, noindex, graph }: PageHead): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: absolute(path) },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.brand },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: absolute(path) },
  ];
  if (noindex) tags.push({ name: "robots", content: "noindex" });
  if (graph?.length) {
    tags.push({ "script:ld+json": { "@context": "https://schema.org", "@graph": [...graph] } });
  }
  return tags;
}

/** A route's `meta` export for a page that says the same to everybody. */
export const pageMeta =
  (page: PageHead): MetaFunction =>
  () =>
    headOf(page);
