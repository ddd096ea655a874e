// @ts-check
/** The checkers of `npm run audit`. Each returns its findings for one response, one per line. */
import { createRequire } from "node:module";
import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import { runAxe } from "./run-axe.mjs";

/** @typedef {import("playwright").Page} Page */

const { resolve } = createRequire(import.meta.url);
const htmlValidate = new HtmlValidate({ extends: ["html-validate:standard"] });

/** @param {Page} page with the answer in it */
export async function axe(page) {
  await page.addScriptTag({ path: resolve("axe-core/axe.min.js") });
  /** @type {import("axe-core").AxeResults} */
  const { violations } = await page.evaluate(runAxe());
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
  );
}

/**
 * HTML_CodeSniffer, the engine of pa11y, for WCAG 2 AA. Only its errors count, because notices and warnings
 * need a person. It asks for `headers` in tables with row groups, where WCAG also allows `scope`, which
 * html-validate checks.
 * @param {Page} page @returns {Promise<string[]>}
 */
export async function codeSniffer(page) {
  await page.addScriptTag({ path: resolve("html_codesniffer/build/HTMLCS.js") });
  return page.evaluate(`new Promise((done, fail) =>
    HTMLCS.process("WCAG2AA", document, () => done(HTMLCS.getMessages()
      .filter(({ type, code }) => type === HTMLCS.ERROR && !code.endsWith("H43.HeadersRequired"))
      .map(({ code, msg, element }) => code + ": " + msg + " " + (element.outerHTML ?? "").slice(0, 120))), fail))`);
}

/** @param {string} html */
export async function validate(html) {
  const { results } = await htmlValidate.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `line ${line}, ${ruleId}: ${message}`),
  );
}

/** Checks a response's links to its own site. Each address is requested once. @param {string} origin */
export function linkChecker(origin) {
  /** @type {Map<string, Promise<string | number>>} the page, or the status of what is none */
  const asked = new Map();
  const ask = async (/** @type {string} */ path) => {
    const answer = await fetch(origin + path, { redirect: "manual" });
    return answer.ok ? answer.text() : answer.status;
  };
  /** @param {string} link @param {string} html where it stands */
  const problem = async (link, html) => {
    const [path = "", fragment] = link.split("#");
    if (path && !asked.has(path)) asked.set(path, ask(path));
    const target = path ? await asked.get(path) : html;
    if (typeof target !== "string") return `${link} answers ${target}`;
    return fragment && !parse(target).getElementById(fragment) ? `${link} has no such part` : "";
  };
  return async (/** @type {string} */ html) => {
    const found = parse(html)
      .querySelectorAll("[href], [src]")
      .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
      .filter((link) => /^(#|\/(?!\/))/.test(link));
    const problems = await Promise.all([...new Set(found)].map((link) => problem(link, html)));
    return problems.filter(Boolean);
  };
}
