/** The checkers of `npm run audit`. Each returns its findings for one response, one per line. */
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import type { Page } from "playwright";
import { runAxe } from "./run-axe.ts";

const { resolve } = createRequire(import.meta.url);
const htmlValidate = new HtmlValidate({ extends: ["html-validate:standard"] });

/** @param page with the answer in it */
export async function axe(page: Page) {
  await page.addScriptTag({ path: resolve("axe-core/axe.min.js") });
  const { violations }: AxeResults = await page.evaluate(runAxe());
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
  );
}

/**
 * HTML_CodeSniffer, the engine of pa11y, for WCAG 2 AA. Only its errors count, because notices and warnings
 * need a person. It asks for `headers` in tables with row groups, where WCAG also allows `scope`, which
 * html-validate checks.
 */
export async function codeSniffer(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: resolve("html_codesniffer/build/HTMLCS.js") });
  return page.evaluate(`new Promise((done, fail) =>
    HTMLCS.process("WCAG2AA", document, () => done(HTMLCS.getMessages()
      .filter(({ type, code }) => type === HTMLCS.ERROR && !code.endsWith("H43.HeadersRequired"))
      .map(({ code, msg, element }) => code + ": " + msg + " " + (element.outerHTML ?? "").slice(0, 120))), fail))`);
}

export async function validate(html: string) {
  const { results } = await htmlValidate.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `line ${line}, ${ruleId}: ${message}`),
  );
}

/** Checks a response's links to its own site. Each address is requested once. */
export function linkChecker(origin: string) {
  /** The page, or the status of what is none */
  const asked = new Map<string, Promise<string | number>>();
  const fetchPage = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: "manual" });
    return answer.ok ? answer.text() : answer.status;
  };
  /** @param html where it stands */
  const problem = async (link: string, html: string) => {
    const [path = "", fragment] = link.split("#");
    if (path && !asked.has(path)) asked.set(path, fetchPage(path));
    const target = path ? await asked.get(path) : html;
    if (typeof target !== "string") return `${link} answers ${target}`;
    return fragment && !parse(target).getElementById(fragment) ? `${link} has no such part` : "";
  };
  return async (html: string) => {
    const found = parse(html)
      .querySelectorAll("[href], [src]")
      .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
      .filter((link) => /^(#|\/(?!\/))/.test(link));
    const problems = await Promise.all([...new Set(found)].map((link) => problem(link, html)));
    return problems.filter(Boolean);
  };
}
