/** The Vite plugin for articles in app/content/articles. */
import { relative } from "node:path";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { type Plugin, parseAst } from "vite";
import { root } from "../tasks.ts";
import { allIn, type Node, withPictures } from "./pictures.ts";

/** The anchor of a heading: "What does not?" is "what-does-not". */
const anchorOf = (title: string) => {
  const plain = title.toLowerCase().replace(/[’']/g, "");
  return plain.match(/[a-z0-9]+/g)?.join("-") ?? "";
};

/** Gives each section an anchor, and exports the list of sections as `sections`. */
const withSections = () => (tree: Node) => {
  const headings = allIn(tree).filter(({ type, depth }) => type === "heading" && depth === 2);
  const sections = headings.map((heading) => {
    const parts = allIn(heading);
    const code = parts.find(({ type }) => type === "mdxTextExpression");
    if (code) throw new Error(`A section heading must be plain text: ${code.value}`);
    const title = parts.map(({ value }) => value).join("");
    const id = anchorOf(title);
    heading.data = { hProperties: { id } };
    return { id, title };
  });
  const twice = sections.find(({ id }, at) => sections.findIndex((one) => one.id === id) < at);
  if (twice) throw new Error(`Two sections have the same heading: ${twice.title}`);
  const list = `export const sections = ${JSON.stringify(sections)};`;
  tree.children?.push({ type: "mdxjsEsm", value: list, data: { estree: parseAst(list) } });
};

/** Names of the brand, which a browser would translate as words. */
const brandName = /^site\.(brand|product|legalName|communicationsVendor)$/;

const noTranslate = { type: "mdxJsxAttribute", name: "translate", value: "no" };

/** Marks the names of the brand as not to be translated. */
const withNames = () => (tree: Node) => {
  for (const node of allIn(tree)) {
    if (node.type !== "mdxTextExpression" || !brandName.test(node.value ?? "")) continue;
    const span = { type: "mdxJsxTextElement", name: "span", attributes: [noTranslate] };
    // The node becomes the span, around a copy of itself.
    Object.assign(node, span, { value: undefined, data: undefined, children: [{ ...node }] });
  }
};

/** An error of MDX, which names its place; the front matter's YAML does so in its message. */
interface ArticleError extends Error {
  line?: number;
  column?: number;
}

/** An error with one line: the file, the place and the problem. */
function namingFile(id: string, { message, line, column }: ArticleError) {
  const [, what, row, col] = /^(.*?)(?: at line (\d+), column (\d+):?)?$/m.exec(message) ?? [];
  // The front matter counts its own lines from 1, and begins in the file's second line.
  const place = row ? `:${Number(row) + 1}:${col}` : line ? `:${line}:${column}` : "";
  const file = relative(root, id.replace(/\?.*/, ""));
  return Object.assign(new Error(`${file}${place}: ${what}`), { stack: "" });
}

/**
 * `x.mdx` is the article's text as a component, with its `sections`. `x.mdx?facts` exports only its front
 * matter, as `frontmatter`, so that a list of articles doesn't include their texts.
 */
export function articles(): Plugin {
  const facts = mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] });
  const text = mdx({ remarkPlugins: [remarkFrontmatter, withSections, withNames, withPictures] });
  return {
    name: "articles",
    config(...args) {
      for (const one of [facts, text]) one.config(...args);
    },
    async transform(code, id) {
      if (!/\.mdx(\?|$)/.test(id)) return;
      try {
        if (!/^---\r?\n[\s\S]*?\n---\r?\n/.test(code))
          throw new Error("Its facts must stand at the top, between two lines of ---");
        return await (id.endsWith("?facts") ? facts : text).transform(code, id);
      } catch (error) {
        throw namingFile(id, error as ArticleError);
      }
    },
  };
}
