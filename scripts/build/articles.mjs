// @ts-check
/** How a file of app/content/articles becomes a page: the Vite plugin for its text and its facts. */
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { parseAst } from "vite";

/**
 * A node of the text's tree, as far as it is read here.
 * @typedef {{ type: string, depth?: number, value?: string, children?: Node[], data?: object }} Node
 */

/** What makes a text a route; an article says none of it itself. */
const routeExports = `export { ArticlePage as default, links, meta } from "~/routes/blog/article-page";`;

/** Where a text finds the drawings and blocks it names; content itself imports no component. */
const providerImportSource = "~/routes/blog/article-drawings";

/** @param {Node} node @returns {string} */
const wordsOf = (node) => node.value ?? (node.children ?? []).map(wordsOf).join("");

/** The anchor of a heading: "What does not?" is "what-does-not". @param {string} title */
const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The headings of the sections, in their order; a block may hold some. @param {Node} node @returns {Node[]} */
const headingsIn = (node) =>
  node.type === "heading" && node.depth === 2 ? [node] : (node.children ?? []).flatMap(headingsIn);

/** Gives each section an anchor, lists the sections in the route's `handle`, adds the route exports. */
const asRoute = () => (/** @type {Node} */ tree) => {
  const headings = headingsIn(tree);
  const sections = headings.map((heading) => {
    if (heading.children?.some(({ type }) => type === "mdxTextExpression")) {
      throw new Error(`A section heading must be plain text: "${wordsOf(heading)}"`);
    }
    const title = wordsOf(heading);
    const id = anchorOf(title);
    heading.data = { hProperties: { id } };
    return { id, title };
  });
  if (new Set(sections.map(({ id }) => id)).size < sections.length) {
    throw new Error(
      `Two sections have the same heading: ${sections.map(({ id }) => id).join(", ")}`,
    );
  }
  const code = `${routeExports} export const handle = ${JSON.stringify({ sections })};`;
  tree.children?.push({ type: "mdxjsEsm", value: code, data: { estree: parseAst(code) } });
};

/**
 * `x.mdx` is the article's route; `x.mdx?facts` has its front matter as `frontmatter` and no more,
 * so that a list of articles does not carry their texts. `x.mdx?text` is the text alone, for the feed.
 * @returns {import("vite").Plugin}
 */
export function articles() {
  const frontMatter = [remarkFrontmatter, remarkMdxFrontmatter];
  const facts = mdx({ remarkPlugins: frontMatter });
  const bare = mdx({ remarkPlugins: [remarkFrontmatter], providerImportSource });
  const route = mdx({ remarkPlugins: [remarkFrontmatter, asRoute], providerImportSource });
  return {
    name: "articles",
    config(config, env) {
      facts.config(config, env);
      bare.config(config, env);
      route.config(config, env);
    },
    // The text is the server's alone: browsers keep the markup it came as.
    transform: (text, id, options) =>
      id.endsWith("?facts")
        ? facts.transform(text, id)
        : id.endsWith("?text")
          ? bare.transform(text, id)
          : route.transform(options?.ssr || !id.endsWith(".mdx") ? text : "", id),
  };
}
