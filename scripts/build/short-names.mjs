// @ts-check
/**
 * Short names for Tailwind's utilities and for custom properties in what is built: the class
 * `grid-cols-[1fr_3rem]` becomes `c4`, `--color-ink` becomes `--k` (docs/decisions/0040). Words without a
 * sign, such as `flex`, and the classes of our own style sheets stay.
 */
import { classesOf, inSelector, stringsIn, unescaped, word } from "./class-names.mjs";

/** @typedef {ReadonlyMap<string, string>} ShortNames of classes, and of properties with their dashes */

const property = /--[a-z][\w-]*/g;

/** a, b … z, a1, b1 … @param {number} at */
const nth = (at) =>
  String.fromCharCode(97 + (at % 26)) + (at < 26 ? "" : Math.floor(at / 26).toString(36));

/** The short names of a sheet. @param {import("postcss").Root} sheet @returns {ShortNames} */
export function shortNamesOf(sheet) {
  /** @type {Set<string>} */
  const classes = new Set();
  /** @type {Set<string>} */
  const utilities = new Set();
  /** @type {Set<string>} */
  const properties = new Set();
  sheet.walkRules((rule) => {
    for (const name of classesOf(rule.selector)) classes.add(name);
  });
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params !== "utilities") return;
    layer.walkRules((rule) => {
      for (const name of classesOf(rule.selector)) utilities.add(name);
    });
  });
  sheet.walkDecls(/^--/, ({ prop }) => {
    properties.add(prop);
  });
  // Quotes and the like are written in another way in a script or a page.
  const renamed = [...utilities].filter((name) => !/^[a-z]+$|["'`\\&<>]/.test(name));
  const free = [...Array(classes.size + renamed.length).keys()]
    .map(nth)
    .filter((name) => !classes.has(name));
  return new Map([
    ...renamed.map((name, at) => /** @type {const} */ ([name, free[at] ?? name])),
    ...[...properties].map((name, at) => /** @type {const} */ ([name, `--${nth(at)}`])),
  ]);
}

/** @param {string} text @param {ShortNames} short */
const shortenProperties = (text, short) =>
  text.replace(property, (name) => short.get(name) ?? name);

/**
 * Writes the values of Tailwind's own properties in their place. They let utilities be combined in ways
 * that are not used here: a border is solid in reset.css already, and a class for a line height stands
 * after those for sizes. @param {import("postcss").Root} sheet
 */
export function withoutHelpers(sheet) {
  /** @type {Map<string, string>} */
  const initial = new Map();
  sheet.walkAtRules("property", (rule) =>
    rule.walkDecls("initial-value", ({ value }) => {
      initial.set(rule.params, value);
    }),
  );
  sheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith("--tw-")) return;
    if (declaration.value === "var(--tw-border-style)") declaration.remove();
    declaration.value = declaration.value
      .replace(/var\(--tw-[\w-]+, ?((?:[^()]|\([^()]*\))*)\)/g, "$1")
      .replace(/var\((--tw-[\w-]+)\)/g, (whole, name) => initial.get(name) ?? whole);
  });
}

/** Takes out the properties of a sheet that nothing in it reads. @param {import("postcss").Root} sheet */
export function withoutUnread(sheet) {
  const read = new Set(`${sheet}`.match(/(?<=var\()--[\w-]+/g));
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  sheet.walkAtRules("property", (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params === "properties" && !/--/.test(`${layer.nodes ?? ""}`)) layer.remove();
  });
}

/** Gives a sheet its short names. @param {import("postcss").Root} sheet @param {ShortNames} short */
export function shortenSheet(sheet, short) {
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replace(inSelector, (whole, name) => {
      const found = name && short.get(unescaped(name));
      return found ? `.${found}` : whole;
    });
  });
  sheet.walkDecls((declaration) => {
    declaration.prop = shortenProperties(declaration.prop, short);
    declaration.value = shortenProperties(declaration.value, short);
  });
  sheet.walkAtRules("property", (rule) => {
    rule.params = shortenProperties(rule.params, short);
  });
}

/** A script whose strings have the short names. @param {string} code @param {ShortNames} short */
export function shortenScript(code, short) {
  let result = "";
  let done = 0;
  for (const [start, end] of stringsIn(code)) {
    const text = code
      .slice(start, end)
      .replace(word, (name) => short.get(name) ?? shortenProperties(name, short));
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}
