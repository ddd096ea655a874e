// @ts-check
/**
 * The Vite plugin behind `virtual:style-rules`: the style sheet of app/styles in parts, each with the
 * classes and elements it waits for. app/document/page-style.ts makes each page's own style of them.
 * What is built has short names for classes, here and in every module of the app.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { transformWithEsbuild } from "vite";
import { root } from "../tasks.mjs";
import { classesOf, inSelector, stringsIn, word } from "./class-names.mjs";
import {
  shortenScript,
  shortenSheet,
  shortNamesOf,
  withoutHelpers,
  withoutUnread,
} from "./short-names.mjs";

/** @typedef {import("../../app/document/page-style").StyleRule} StyleRule */

const sheet = join(root, "app/styles/app.css?inline&rules");

const app = join(root, "app/");

/** @param {string} id of a module */
const ofTheApp = (id) => id.startsWith(app) && /\.(tsx?|mdx)(\?|$)/.test(id);

const groups = new Set(["container", "layer", "media", "supports"]);

/** What draws something that the server's page may not hold: errors, notices and toasts. */
const drawnLater = [
  ...["form-field", "problem-notice", "sent-notice", "reference"].map((name) => `form/${name}`),
  "ui/notice",
].map((name) => join(root, `app/components/${name}.tsx`));

/** Class names that a module may add to a page: whatever stands in a string of it. @param {string} file */
export async function namesIn(file) {
  const { code } = await transformWithEsbuild(readFileSync(file, "utf8"), file, {
    jsx: "automatic",
  });
  return stringsIn(code).flatMap(([start, end]) => code.slice(start, end).match(word) ?? []);
}

/** Those of all scripts. */
const namesInScripts = async () =>
  new Set(["js", ...(await Promise.all(drawnLater.map(namesIn))).flat()]);

/**
 * The classes and elements (`<table`) that a selector wants of the page at any rate; in `:is()`, `:not()`
 * and a list in `:has()` nothing is certain. @param {string} selector
 */
function needsOf(selector) {
  let certain = selector.replaceAll("\\(", "\\28 ").replaceAll("\\)", "\\29 ");
  for (let before = ""; before !== certain; ) {
    before = certain;
    certain = certain.replace(/(:has)?\(([^()]*)\)|\[[^[\]]*(?<!\\)\]/g, (_, has, inside = ",") =>
      has && !inside.includes(",") ? ` ${inside}` : "",
    );
  }
  const elements = certain.replace(inSelector, "").match(/(?<![\w#:-])[a-z][a-z0-9]*/g) ?? [];
  return [...classesOf(certain), ...elements.map((name) => `<${name}`)];
}

/** @param {postcss.ChildNode} node @param {Set<string>} scripted @returns {StyleRule} */
function ruleOf(node, scripted) {
  if (node.type === "atrule" && node.nodes && groups.has(node.name)) {
    return { open: `@${node.name} ${node.params}{`, rules: rulesOf(node.nodes, scripted) };
  }
  if (node.type !== "rule") return node.type === "atrule" && !node.nodes ? `${node};` : `${node}`;
  const selectors = node.selectors.map((selector) => ({
    selector,
    needs: needsOf(selector).filter((name) => !scripted.has(name.replace("<", ""))),
  }));
  const always = selectors.every(({ needs }) => needs.length === 0);
  return always ? `${node}` : { selectors, body: node.nodes.join(";") };
}

/** @param {postcss.ChildNode[]} nodes @param {Set<string>} scripted @returns {StyleRule[]} */
export const rulesOf = (nodes, scripted) =>
  nodes.filter(({ type }) => type !== "comment").map((node) => ruleOf(node, scripted));

/** @returns {import("vite").Plugin} */
export const styleRules = () => {
  let building = false;
  /** @type {import("./short-names.mjs").ShortNames} */
  let short = new Map();
  return {
    name: "style-rules",
    enforce: "post",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: (id) => (id === "virtual:style-rules" ? sheet : null),
    async transform(code, id) {
      if (building && ofTheApp(id)) {
        await this.load({ id: sheet });
        return { code: shortenScript(code, short), map: null };
      }
      if (id !== sheet) return null;
      /** @type {string} */
      const css = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1));
      // In development each page gets the whole sheet.
      if (!building) return { code: `export default ${JSON.stringify([css])}`, map: null };
      const parsed = postcss.parse(css);
      withoutHelpers(parsed);
      withoutUnread(parsed);
      short = shortNamesOf(parsed);
      shortenSheet(parsed, short);
      const scripted = [...(await namesInScripts())].map((name) => short.get(name) ?? name);
      const rules = rulesOf(parsed.nodes, new Set(scripted));
      return { code: `export default ${JSON.stringify(rules)}`, map: null };
    },
  };
};
