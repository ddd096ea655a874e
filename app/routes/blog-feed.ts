import { site } from "~/config/site";
import { blog, feedPath, posts } from "~/content/blog";
import { absolute } from "~/head/page-meta";

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** The date as RFC 822 writes it; an article has a day, and no hour. */
const feedDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

/** RSS 2.0 of the articles that are written. */
export function loader() {
  const written = posts.filter((post) => !post.placeholder);
  const items = written.map((post) =>
    [
      "<item>",
      element("title", post.title),
      element("link", absolute(post.slug)),
      `<guid isPermaLink="true">${escaped(absolute(post.slug))}</guid>`,
      element("pubDate", feedDate(post.published)),
      element("category", post.category),
      element("description", post.excerpt),
      "</item>",
    ].join(""),
  );
  const channel = [
    element("title", `${site.brand} blog`),
    element("link", absolute("/blog")),
    element("description", blog.description),
    element("language", "en-us"),
    `<atom:link href="${escaped(absolute(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join("\n")}</channel></rss>\n`,
    {
      headers: {
        "Content-Type": "application/rss+xml; charset=utf-8",
        "Cache-Control": "public, max-age=3600",
      },
    },
  );
}
