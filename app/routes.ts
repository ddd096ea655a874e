import { readdirSync } from "node:fs";
import { articlePath, articleRouteId } from "./content/article-path";
import { locations } from "./content/locations";

/** A page at exactly this path; other spellings of it are not found. Pages of one file differ by id. */
const page = (path: string, file: string, id = file.replace(/\.tsx?$/, "")) => ({
  id,
  path,
  file: `routes/${file}`,
  caseSensitive: true,
});

/** An article is a route of its own, so that no address has a parameter and each text loads alone. */
const articles = readdirSync(new URL("./content/articles", import.meta.url))
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => {
    const name = file.slice(0, -".mdx".length);
    return {
      id: articleRouteId(name),
      path: articlePath(name),
      file: `content/articles/${file}`,
      caseSensitive: true,
    };
  });

/** The route table (specification 2), and two pages for orientation. Home has a path of its own, so that a post to "/" reaches it. */
export default [
  page("/", "home.tsx"),
  page("/services/managed-it", "services/managed-it.tsx"),
  page("/services/managed-it-guide", "services/managed-it-guide.tsx"),
  page("/services/cloud-solutions", "services/cloud-solutions.tsx"),
  page("/services/cybersecurity", "services/cybersecurity.tsx"),
  page("/services/it-consulting", "services/it-consulting.tsx"),
  page("/services/procurement", "services/procurement.tsx"),
  page("/services/voip", "services/voip.tsx"),
  page("/services/line-card", "services/line-card.tsx"),
  page("/blog", "blog.tsx"),
  page("/blog/feed.xml", "blog-feed.tsx"),
  ...articles,
  page("/about", "about.tsx"),
  page("/legal", "legal.tsx"),
  page("/contact", "contact.tsx"),
  ...locations.map(({ path }) => page(path, "location.tsx", path.slice(1))),
  page("/brand-guidelines", "brand-guidelines.tsx"),
  page("/rtp", "rtp.tsx"),
  page("/presence-partnership", "partnership.tsx"),
  page("/support", "support.tsx"),
  page("/site-map", "site-map.tsx"),
  page("/accessibility", "accessibility.tsx"),
  { id: "not-found", path: "*", file: "routes/not-found.tsx" },
];
