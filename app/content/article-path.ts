// Also imported by app/routes.ts, where the "~" alias does not exist.
import { site } from "../config/site";

/** Articles whose address a rebrand changes, by the name of their file. */
const rebranded = new Map([["acquisition", `${site.productSlug}-acquisition`]]);

export type ArticlePath = `/blog/${string}`;

/** The route of the article in `articles/{name}.mdx`. */
export const articlePath = (name: string): ArticlePath => `/blog/${rebranded.get(name) ?? name}`;
