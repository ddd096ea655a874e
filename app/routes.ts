import { readdirSync } from "node:fs";
import { articlePath } from "./content/article-path";
import { pages } from "./content/pages";

/** A page at exactly this path; other spellings of it are not found. Pages of one file differ by id. */
const page = (path: string, file: string, id = file.replace(/\.tsx?$/, "")) => ({
  id,
  path,
  file: `routes/${file}`,
  caseSensitive: true,
});

/** An article is a route of its own, so that no address has a parameter; they share one file. */
const articles = readdirSync(new URL("./content/articles", import.meta.url))
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.slice(0, -".mdx".length))
  .map((name) => page(articlePath(name), "blog/article.tsx", `articles/${name}`));

/**
 * The route table (specification 2), and two pages for orientation. A page's file has the name of its path;
 * home is not an index route, so that a post to "/" reaches it, and the locations share one file.
 */
export default [
  ...pages.map(({ to }) =>
    to.startsWith("/locations/")
      ? page(to, "location.tsx", to.slice(1))
      : page(to, to === "/" ? "home.tsx" : `${to.slice(1)}.tsx`),
  ),
  page("/blog/feed.xml", "blog-feed.tsx"),
  ...articles,
  { id: "not-found", path: "*", file: "routes/not-found.tsx" },
];
