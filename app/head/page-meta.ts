import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { site } from "~/config/site";
import { previewImage } from "~/lib/preview-image";
import { absolute, breadcrumbs, type Node } from "./structured-data";

export { absolute };

export interface PageHead {
  /** The route, "/about". */
  path: string;
  /** The whole title, brand included. */
  title: string;
  description: string;
  /** Placeholders are kept out of search engines. */
  noindex?: boolean;
  /** "article" for a blog article. */
  ogType?: "website" | "article";
  /** Nodes of the page's structured data beside its breadcrumbs; each names its own `@id`. */
  graph?: readonly Node[];
}

/** Everything a page says in its head (specification 2: title and description on each page). */
export function headOf(page: PageHead): MetaDescriptor[] {
  const { path, title, description, noindex, ogType = "website", graph = [] } = page;
  const nodes = path === "/" ? graph : [...graph, breadcrumbs(path)];
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: absolute(path) },
    { property: "og:type", content: ogType },
    { property: "og:site_name", content: site.brand },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: absolute(path) },
    { property: "og:image", content: absolute(previewImage(path)) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": { "@context": "https://schema.org", "@graph": [...nodes] } },
  ];
  return noindex ? [...tags, { name: "robots", content: "noindex" }] : tags;
}

/** A route's `meta` export for a page that says the same to everybody. */
export const pageMeta =
  (page: PageHead): MetaFunction =>
  () =>
    headOf(page);
