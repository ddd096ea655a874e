// @ts-check
/**
 * The Vite plugin behind `virtual:style-rules`: the style sheet of app/styles in parts, each with the class
 * names it waits for. app/document/page-style.ts makes each page's own style of them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { root } from "../tasks.mjs";

/** @typedef {import("../../app/document/page-style").StyleRule} StyleRule */

const sheet = join(root, "app/styles/app.css?inline&rules");
const built = join(root, "build/client/assets");

const groups = new Set(["container", "layer", "media", "supports"]);

/** Class names that a script may add to a page: whatever stands in a string of the browser's scripts. */
function namesInScripts() {
  const names = new Set(["js"]);
  const files = existsSync(built) ? readdirSync(built).filter((file) => file.endsWith(".js")) : [];
  for (const file of files) {
    const script = readFileSync(join(built, file), "utf8");
    for (const [, text = ""] of script.matchAll(/["'`]([^"'`\n]*)["'`]/g)) {
      for (const name of text.split(/[\s${}]+/)) names.add(name);
    }
  }
  return names;
}

/** What a selector wants of the page at any rate; in `:is()`, `:not()` and `:has()` nothing is certain. @param {string} selector */
function classesOf(selector) {
  let certain = selector.replaceAll("\\(", "\\28 ").replaceAll("\\)", "\\29 ");
  for (let before = ""; before !== certain; ) {
    before = certain;
    certain = certain.replace(/\([^()]*\)|\[[^[\]]*(?<!\\)\]/g, "");
  }
  const names = certain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g);
  return [...names].map(([, name = ""]) =>
    name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, code, sign) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  );
}

/** @param {postcss.ChildNode} node @param {Set<string>} scripted @returns {StyleRule} */
function partOf(node, scripted) {
  if (node.type === "atrule" && node.nodes && groups.has(node.name)) {
    return { open: `@${node.name} ${node.params}{`, rules: partsOf(node.nodes, scripted) };
  }
  if (node.type !== "rule") return node.type === "atrule" && !node.nodes ? `${node};` : `${node}`;
  const selectors = node.selectors.map((selector) => ({
    selector,
    needs: classesOf(selector).filter((name) => !scripted.has(name)),
  }));
  const always = selectors.every(({ needs }) => needs.length === 0);
  return always ? `${node}` : { selectors, body: node.nodes.join(";") };
}

/** @param {postcss.ChildNode[]} nodes @param {Set<string>} scripted @returns {StyleRule[]} */
export const partsOf = (nodes, scripted) =>
  nodes.filter(({ type }) => type !== "comment").map((node) => partOf(node, scripted));

/** @returns {import("vite").Plugin} */
export const styleRules = () => {
  let building = false;
  return {
    name: "style-rules",
    enforce: "post",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: (id) => (id === "virtual:style-rules" ? sheet : null),
    transform(code, id) {
      if (id !== sheet) return null;
      /** @type {string} */
      const css = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1));
      // Development has no built scripts to look into: each page gets the whole sheet.
      const rules = building ? partsOf(postcss.parse(css).nodes, namesInScripts()) : [css];
      return { code: `export default ${JSON.stringify(rules)}`, map: null };
    },
  };
};
