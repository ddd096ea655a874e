import type { LinksFunction } from "@remix-run/cloudflare";
import { blog, feedPath } from "~/content/blog";

/** Lets feed readers find the feed from a page of the blog. */
export const feedLinks: LinksFunction = () => [
  { rel: "alternate", type: "application/rss+xml", title: blog.title, href: feedPath },
];
