import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { colors } from "~/config/look";
import { site } from "~/config/site";
import { previewImage } from "~/lib/preview-image";
import { absolute, breadcrumbs, type Node, organization, webPage } from "./structured-data";

export { absolute };

export interface PageHead {
  /** The route, "/about". */
  path: string;
  /** The whole title, brand included; the brand is left out where the two are longer than 60 characters. */
  title: string;
  description: string;
  /** Placeholders are kept out of search engines. */
  noindex?: boolean;
  /** ISO date of the last change to what the page says, where its content has one. */
  modified?: string;
  /** Of a blog article. */
  article?: { published: string; modified: string; section: string };
  /** Nodes of the page's structured data beside its breadcrumbs; each names its own `@id`. */
  graph?: readonly Node[];
}

/** A title without the brand. */
const nameOf = (title: string) => title.split(" | ")[0] ?? title;

/** Search engines cut a longer title, and the brand is the part to do without. */
const LONGEST_TITLE = 60;

/** The nodes of a page, and the company's own node where one of them refers to it. */
function graphOf({ path, title, graph = [] }: PageHead, modified?: string): readonly Node[] {
  if (path === "/") return graph;
  const dated = modified ? [webPage(path, nameOf(title), modified)] : [];
  const nodes = [...graph, ...dated, breadcrumbs(path)];
  return JSON.stringify(nodes).includes(organization["@id"]) ? [...nodes, organization] : nodes;
}

/** Everything a page says in its head (specification 2: title and description on each page). */
export function headOf(page: PageHead): MetaDescriptor[] {
  const { path, description, noindex, modified, article } = page;
  const title = page.title.length > LONGEST_TITLE ? nameOf(page.title) : page.title;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: absolute(path) },
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:site_name", content: site.brand },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: absolute(path) },
    { property: "og:image", content: absolute(previewImage(path)) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${nameOf(title)}: the page’s heading and drawing` },
    ...Object.entries(article ?? {}).map(([name, content]) => ({
      property: `article:${name === "section" ? name : `${name}_time`}`,
      content,
    })),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "theme-color", content: colors.mist },
    { "script:ld+json": { "@context": "https://schema.org", "@graph": graphOf(page, modified) } },
  ];
  return noindex ? [...tags, { name: "robots", content: "noindex" }] : tags;
}

/**
 * A route's `meta` export for a page that says the same to everybody. The annotation tells the bundler that
 * the call has no effects, so that the page's words stay out of the browser's scripts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pageMeta(page: PageHead): MetaFunction {
  return () => headOf(page);
}
