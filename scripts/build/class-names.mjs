// @ts-check
/** Where class names stand: in selectors, and in the strings of scripts. */
import { parseAst } from "vite";

/** A class in a selector; what stands in brackets is found first, and has no name. */
export const inSelector = /\[[^[\]]*(?<!\\)\]|\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g;

/** @param {string} name of a class, as a selector has it */
export const unescaped = (name) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, code, sign) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

/** @param {string} selector */
export const classesOf = (selector) =>
  [...selector.matchAll(inSelector)].flatMap(([, name]) => (name ? [unescaped(name)] : []));

/** A word in a string of a script; it may be the name of a class. */
export const word = /[^\s"'`]+/g;

/** The places of all strings and of the texts in templates, in their order. @param {string} code @returns {[start: number, end: number][]} */
export const stringsIn = (code) => placesIn(parseAst(code)).sort(([a], [b]) => a - b);

/** @param {unknown} node @returns {[start: number, end: number][]} */
function placesIn(node) {
  if (Array.isArray(node)) return node.flatMap(placesIn);
  if (typeof node !== "object" || node === null) return [];
  if ("type" in node && "start" in node && "end" in node) {
    const text = node.type === "Literal" && "value" in node && typeof node.value === "string";
    if (text || node.type === "TemplateElement") return [[Number(node.start), Number(node.end)]];
  }
  return Object.values(node).flatMap(placesIn);
}
