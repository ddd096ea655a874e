import { renderToStaticMarkup } from "react-dom/server";
import { site } from "~/config/site";
import { blog, feedPath, type Post, posts } from "~/content/blog";
import { absolute } from "~/head/page-meta";
import { ArticleText } from "./blog/article-text";

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** The date as RFC 822 writes it; an article has a day, and its hour is one in which all the United States have that day. */
const feedDate = (day: string) => new Date(`${day}T12:00:00Z`).toUTCString();

/** An article as HTML that stands by itself: whole addresses, and no drawing, which needs our styles. */
const textOf = ({ name, slug }: Post): string =>
  renderToStaticMarkup(<ArticleText name={name} />)
    .replace(/<svg[\s\S]*?<\/svg>/g, "")
    .replace(
      /href="([/#][^"]*)"/g,
      (_, to: string) => `href="${new URL(to, absolute(slug)).href}"`,
    );

const item = (post: Post) =>
  [
    "<item>",
    element("title", post.title),
    element("link", absolute(post.slug)),
    `<guid isPermaLink="true">${escaped(absolute(post.slug))}</guid>`,
    element("pubDate", feedDate(post.published)),
    element("dc:creator", post.author ?? site.brand),
    element("category", post.category),
    element("description", post.excerpt),
    `<media:content url="${escaped(absolute(post.image))}" medium="image" type="image/png"/>`,
    element("content:encoded", textOf(post)),
    "</item>",
  ].join("");

/** RSS 2.0 of the articles that are written, in full. */
function feed(): string {
  const written = posts.filter((post) => !post.placeholder);
  const changes = written.map(({ published, updated }) => updated ?? published).sort();
  const channel = [
    element("title", `${site.brand} blog`),
    element("link", absolute("/blog")),
    element("description", blog.description),
    element("language", "en-us"),
    element("lastBuildDate", feedDate(changes.at(-1) ?? "1970-01-01")),
    `<atom:link href="${escaped(absolute(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...written.map(item),
  ];
  const namespaces = [
    ["atom", "http://www.w3.org/2005/Atom"],
    ["content", "http://purl.org/rss/1.0/modules/content/"],
    ["dc", "http://purl.org/dc/elements/1.1/"],
    ["media", "http://search.yahoo.com/mrss/"],
  ].map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"${namespaces.join("")}><channel>${channel.join("\n")}</channel></rss>\n`;
}

export const loader = () =>
  new Response(feed(), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
