// @ts-check
/** The checkers of `npm run audit`: each gives the findings of one answer, a line each. */
import { createRequire } from "node:module";
import { HtmlValidate } from "html-validate";

/** @typedef {import("playwright").Page} Page */

const { resolve } = createRequire(import.meta.url);
const htmlValidate = new HtmlValidate({ extends: ["html-validate:standard"] });

/** @param {Page} page with the answer in it */
export async function axe(page) {
  await page.addScriptTag({ path: resolve("axe-core/axe.min.js") });
  /** @type {import("axe-core").AxeResults} */
  const { violations } = await page.evaluate("axe.run()");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}

/**
 * HTML_CodeSniffer, the engine of pa11y, for WCAG 2 AA; its notices and warnings are for people to judge.
 * It wants `headers` in a table with groups of rows, where WCAG takes `scope` too; html-validate checks that.
 * @param {Page} page
 */
export async function codeSniffer(page) {
  await page.addScriptTag({ path: resolve("html_codesniffer/build/HTMLCS.js") });
  /** @type {string[]} */
  const found = await page.evaluate(`new Promise((done, fail) =>
    HTMLCS.process("WCAG2AA", document, () => done(HTMLCS.getMessages()
      .filter(({ type, code }) => type === HTMLCS.ERROR && !code.endsWith("H43.HeadersRequired"))
      .map(({ code, msg, element }) => code + ": " + msg + " " + (element.outerHTML ?? "").slice(0, 120))), fail))`);
  return found;
}

/** @param {string} html */
export async function validate(html) {
  const { results } = await htmlValidate.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `line ${line}, ${ruleId}: ${message}`),
  );
}

/** A check of the links of one site that asks for every address once. @param {string} origin */
export function linkChecker(origin) {
  /** @type {Map<string, Promise<{ status: number, ids: Set<string> }>>} */
  const asked = new Map();
  const ask = (/** @type {string} */ path) => {
    const known = asked.get(path);
    if (known) return known;
    const answer = fetch(`${origin}${path}`, { redirect: "manual" }).then(async (response) => ({
      status: response.status,
      ids: idsOf(await response.text()),
    }));
    asked.set(path, answer);
    return answer;
  };
  /** @param {string} html an answer, whose own address only its links to "#…" need */
  return async (html) => {
    const links = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link]) =>
      (link ?? "").replaceAll("&amp;", "&"),
    );
    const findings = [];
    for (const link of new Set(links)) {
      const [path = "", fragment] = link.split("#");
      if (path && !/^\/(?!\/)/.test(path)) continue;
      const { status, ids } = path ? await ask(path) : { status: 200, ids: idsOf(html) };
      if (status !== 200) findings.push(`${link} answers ${status}`);
      else if (fragment && !ids.has(fragment)) findings.push(`${link} has no such part`);
    }
    return findings;
  };
}

/** @param {string} html */
const idsOf = (html) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ""));
