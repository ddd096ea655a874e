import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { site } from "~/config/site";
import { colors } from "~/config/theme";
import type { ArticlePath } from "~/content/article-path";
import type { PagePath } from "~/content/pages";
import { previewImage } from "~/lib/preview-image";
import { absolute, breadcrumbs, type Node, organization, webPage } from "./structured-data";

export { absolute };

export interface PageMeta {
  /** The route, "/about". */
  path: PagePath | ArticlePath;
  /** The whole title, with the brand. The brand is dropped from titles of more than 60 characters. */
  title: string;
  description: string;
  /** Keeps placeholders out of search engines. */
  noindex?: boolean;
  /** ISO date of the last change to the text, if its content has one. */
  modified?: string;
  /** For blog articles. */
  article?: { published: string; modified: string; section: string };
  /** Structured data besides the breadcrumbs. Each node has its own `@id`. */
  graph?: readonly Node[];
}

/** A title without the brand. */
const nameOf = (title: string) => title.split(" | ")[0] ?? title;

/** Search engines cut longer titles, and the brand is what we can do without. */
const LONGEST_TITLE = 60;

/** A page's nodes, and the company's if any of them refers to it. */
function graphOf({ path, title, graph = [] }: PageMeta, modified?: string): readonly Node[] {
  if (path === "/") return graph;
  const dated = modified ? [webPage(path, nameOf(title), modified)] : [];
  const nodes = [...graph, ...dated, breadcrumbs(path)];
  return JSON.stringify(nodes).includes(organization["@id"]) ? [...nodes, organization] : nodes;
}

/** Everything in a page's head (specification 2: title and description on each page). */
export function headOf(page: PageMeta): MetaDescriptor[] {
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
 * A route's `meta` export for a page that is the same for everyone. The annotation tells the bundler that
 * the call has no side effects, which keeps the page's text out of browser scripts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pageMeta(page: PageMeta): MetaFunction {
  return () => headOf(page);
}
