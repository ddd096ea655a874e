/** The Vite plugin for articles in app/content/articles. */
import { relative } from "node:path";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { type Plugin, parseAst } from "vite";
import { root } from "../tasks.ts";
import { type Node, withPictures } from "./pictures.ts";

const wordsOf = ({ type, value, children = [] }: Node): string => {
  if (type === "mdxTextExpression")
    throw new Error(`A section heading must be plain text: ${value}`);
  return value ?? children.map(wordsOf).join("");
};

/** The anchor of a heading: "What does not?" is "what-does-not". */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[’']/g, "")
    .match(/[a-z0-9]+/g)
    ?.join("-") ?? "";

/** The section headings in order, including those inside blocks. */
const headingsIn = (node: Node): Node[] =>
  node.type === "heading" && node.depth === 2 ? [node] : (node.children ?? []).flatMap(headingsIn);

/** Gives each section an anchor, and exports the list of sections as `sections`. */
const withSections = () => (tree: Node) => {
  const sections = headingsIn(tree).map((heading) => {
    const title = wordsOf(heading);
    const id = anchorOf(title);
    heading.data = { hProperties: { id } };
    return { id, title };
  });
  const twice = sections.find(({ id }, at) => sections.findIndex((one) => one.id === id) < at);
  if (twice) throw new Error(`Two sections have the same heading: ${twice.title}`);
  const value = `export const sections = ${JSON.stringify(sections)};`;
  tree.children?.push({ type: "mdxjsEsm", value, data: { estree: parseAst(value) } });
};

/** Names of the brand, which a browser would translate as words. */
const brandName = /^site\.(brand|product|legalName|communicationsVendor)$/;

const noTranslate = { type: "mdxJsxAttribute", name: "translate", value: "no" };

/** Marks the names of the brand as not to be translated. */
function withNames() {
  const mark = (node: Node) => {
    for (const [at, child] of node.children?.entries() ?? []) {
      mark(child);
      if (child.type === "mdxTextExpression" && brandName.test(child.value ?? "")) {
        const span = { type: "mdxJsxTextElement", name: "span", attributes: [noTranslate] };
        node.children?.splice(at, 1, { ...span, children: [child] });
      }
    }
  };
  return mark;
}

const isArticle = (id: string) => /\.mdx(\?|$)/.test(id);

/** An error of MDX, or of the front matter's YAML. */
interface ArticleError extends Error {
  line?: number;
  column?: number;
  linePos?: { line: number; col: number }[];
  reason?: string;
}

/** An error with one line: the file, the place and the problem. */
function namingFile(id: string, { line, column, linePos, reason, message }: ArticleError) {
  // The front matter counts its own lines from 1, and begins in the file's second line.
  const [{ line: row, col } = { line: 0, col: 0 }] = linePos ?? [];
  const place = row ? `:${row + 1}:${col}` : line ? `:${line}:${column}` : "";
  const what = (reason ?? message).split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "");
  const wrong = new Error(`${relative(root, id.replace(/\?.*/, ""))}${place}: ${what}`);
  wrong.stack = "";
  return wrong;
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
      try {
        if (isArticle(id) && !/^---\r?\n[\s\S]*?\n---\r?\n/.test(code))
          throw new Error("Its facts must stand at the top, between two lines of ---");
        return await (id.endsWith("?facts") ? facts : text).transform(code, id);
      } catch (error) {
        throw namingFile(id, error as ArticleError);
      }
    },
  };
}
