import { HtmlValidate } from "html-validate";
import { NodeType, parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { plainErrorPage } from "~/worker/plain-error-page";
import { every } from "../support/html";
import { lead } from "../support/leads";
import { everyResponse } from "../support/responses";
import { textsRunTogether } from "../support/run-together";
import { siteForTests } from "../support/site-for-tests";
import { obfuscated } from "../support/zone";

const site = siteForTests();
/** The markup of each answer. */
let answers: [name: string, html: string][];
beforeAll(async () => {
  answers = [...(await everyResponse(site))].map(([name, { text }]) => [name, text]);
});

test("there is an answer of every kind, and each begins with its type, or browsers draw it as of old", () => {
  const kinds = new Set(answers.map(([name]) => name.slice(0, 3)));
  expect([...kinds].sort().join(" ")).toBe("200 400 403 404 405 413 415 422 429 502 503");
  const untyped = answers.filter(([, html]) => !/^<!doctype html>/i.test(html));
  expect(untyped.map(([name]) => name)).toEqual([]);
});

test("what was sent stands in an answer once, in its control", () => {
  const given = answers.filter(([name]) => /^(429|503)/.test(name));
  expect(given.map(([, html]) => html.split(lead.email).length)).toEqual([2, 2]);
});

test("the HTML of every answer is valid, and every label and description has its element", async () => {
  const checker = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: { "no-missing-references": "error" },
  });
  const faults: string[] = [];
  for (const [name, text] of answers) {
    const report = await checker.validateString(text);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        faults.push(`${name} ${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test("every fragment has its target, every section its heading, every drawing its size", () => {
  const faults: string[] = [];
  for (const [name, text] of answers) {
    const page = parse(text);
    const ids = new Set(every(page, "[id]", "id"));
    for (const href of every(page, "[href^='#']", "href")) {
      if (!ids.has(href.slice(1))) faults.push(`${name}: a link to ${href}`);
    }
    for (const section of page.querySelectorAll("section")) {
      if (section.querySelector("h1, h2, h3, h4, h5, h6")) continue;
      if (section.hasAttribute("aria-label") || section.hasAttribute("aria-labelledby")) continue;
      faults.push(`${name}: a section without a heading: ${section.rawAttrs}`);
    }
    if (!name.endsWith("the guide")) {
      for (const drawing of page.querySelectorAll("svg")) {
        // One inside another has its size from that.
        if (drawing.parentNode?.closest("svg") || drawing.hasAttribute("width")) continue;
        faults.push(`${name}: a drawing without a size: ${drawing.rawAttrs}`);
      }
    }
  }
  expect([...new Set(faults.map((fault) => fault.slice(0, 150)))]).toEqual([]);
});

test("every text is in one piece: between two pieces browsers drop the space from what they tell a screen reader", () => {
  const faults: string[] = [];
  for (const [name, html] of answers) {
    const page = parse(html, { comment: true });
    const comments = [page, ...page.querySelectorAll("*")].filter(({ childNodes }) =>
      childNodes.some(
        // But for the pair at both ends of the body, between elements (app/lib/email-obfuscation.ts).
        (it) => it.nodeType === NodeType.COMMENT_NODE && !/^\/?email_off$/.test(it.rawText),
      ),
    );
    for (const around of comments) faults.push(`${name}: ${around.toString().slice(0, 80)}`);
  }
  expect(faults).toEqual([]);
});

test("between neighboring links, labels and lines stands white space, so that no two words run together", () => {
  const pairs = answers.flatMap(([name, html]) =>
    textsRunTogether(html).map((pair) => `${name}: ${pair}`),
  );
  expect(pairs).toEqual([]);
});

/** Beginnings of what Cloudflare puts in the place of an address. */
const hidden = /__cf_email__|email-protection|email-decode/;

test("a zone that hides addresses leaves those of every page: finished, rendered, refused, the guide and the plain error page", async () => {
  const all = [...answers, ["500 plain error page", await plainErrorPage().text()] as const];
  const changed = all.filter(([, html]) => obfuscated(html) !== html);
  expect(changed.map(([name]) => name)).toEqual([]);
  expect(all.length).toBeGreaterThan(40);
  // Without the comments it would hide them, on every one of these pages.
  const bare = all.map(([name, html]) => [name, html.replace(/<!--.*?-->/g, "")] as const);
  expect(bare.filter(([, html]) => !hidden.test(obfuscated(html))).map(([name]) => name)).toEqual(
    [],
  );
});
