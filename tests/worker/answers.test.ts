import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { everyAnswer } from "../support/answers";
import { formIn, part, textOf, valuesIn } from "../support/html";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests();
let answers: Map<string, string>;
beforeAll(async () => {
  answers = await everyAnswer(site);
});

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

test("there is an answer of every kind", () => {
  const kinds = new Set([...answers.keys()].map((name) => name.slice(0, 3)));
  expect([...kinds].sort()).toEqual(
    ["200", "400", "403", "404", "405", "413", "415", "422", "429", "502", "503"].sort(),
  );
});

test("over the limit a visitor is told so, and keeps what was typed", () => {
  const form = formIn(answers.get("429 over the limit") ?? "", "contact");
  expect(textOf(part(form, "[id$=-outcome][role=group]"))).toContain("Too many tries");
  expect(valuesIn(form)).toEqual({ name: "Ann", email: "ann@example.org", message: "Hello" });
});

test("what was sent stands in an answer once, in its control", () => {
  for (const name of ["429 over the limit", "503 a form that nothing takes"]) {
    expect([name, answers.get(name)?.split("ann@example.org").length]).toEqual([name, 2]);
  }
});

test("the HTML of every answer is valid", async () => {
  const checker = new HtmlValidate({ extends: ["html-validate:standard"] });
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

test("every label has its control, every fragment its target, every section its heading, every drawing its size", () => {
  const faults: string[] = [];
  for (const [name, text] of answers) {
    const ids = new Set(all(text, /\sid="([^"]+)"/g));
    for (const id of all(text, /<label[^>]*\sfor="([^"]+)"/g)) {
      if (!ids.has(id)) faults.push(`${name}: a label for #${id}`);
    }
    for (const id of all(text, /href="#([^"]+)"/g)) {
      if (!ids.has(id)) faults.push(`${name}: a link to #${id}`);
    }
    for (const reference of all(text, /aria-(?:labelledby|describedby)="([^"]+)"/g)) {
      for (const id of reference?.split(" ") ?? []) {
        if (!ids.has(id)) faults.push(`${name}: a reference to #${id}`);
      }
    }
    for (const section of text.split(/<section/).slice(1)) {
      const end = section.indexOf("</section>");
      const within = end < 0 ? section : section.slice(0, end);
      if (!/<h[1-6]/.test(within) && !/^[^>]*aria-label/.test(section)) {
        faults.push(`${name}: a section without a heading: ${section.slice(0, 80)}`);
      }
    }
    if (!name.endsWith("the guide")) {
      for (const drawing of parse(text).querySelectorAll("svg")) {
        // One inside another has its size from that.
        if (drawing.parentNode?.closest("svg") || drawing.hasAttribute("width")) continue;
        faults.push(`${name}: a drawing without a size: ${drawing.rawAttrs}`);
      }
    }
  }
  expect([...new Set(faults.map((fault) => fault.slice(0, 150)))]).toEqual([]);
});
