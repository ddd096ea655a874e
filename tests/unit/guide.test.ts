import { readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { site } from "~/config/site";
import { chapters } from "~/content/guide/chapters";
import { cost, type WorksheetLine } from "~/content/guide/cost";
import { example, price } from "~/content/guide/facts";
import { scorecard } from "~/content/guide/scorecard";
import { guideHtml } from "../../scripts/build/guide.ts";
import { every, part, textOf } from "../support/html";

let html = "";
let guide: HTMLElement;
/** What a reader sees of it. */
let words = "";

/** The cells of every row of a table that is no heading. */
const rowsOf = (table: HTMLElement) =>
  table
    .querySelectorAll("tbody tr")
    .filter((row) => row.querySelector("td"))
    .map((row) => row.querySelectorAll("th, td").map(textOf));
const number = (text = "") => Number(text.replace(/[$,]/g, ""));
/** The numbers that a pattern captures in what a reader sees. */
const amounts = (pattern: RegExp) => [...words.matchAll(pattern)].map(([, text]) => number(text));

beforeAll(async () => {
  html = await guideHtml();
  guide = parse(html);
  words = part(guide, "body").structuredText.replace(/\s+/g, " ");
});

describe("the guide as a file", () => {
  it("stands alone: no script, no address of a host, nothing to load", () => {
    expect(guide.querySelectorAll("script, link, img, iframe, [src]")).toEqual([]);
    for (const { attributes } of guide.querySelectorAll("*")) {
      expect(Object.keys(attributes).filter((name) => /^on/i.test(name))).toEqual([]);
    }
    expect(html).not.toMatch(/https?:|javascript:|url\((?!"data:)|@import/i);
    const links = every(guide, "[href]", "href");
    expect(links.filter((href) => !/^(#|tel:|mailto:)/.test(href))).toEqual([]);
  });

  it("has an anchor for every link within it, and no id twice", () => {
    const ids = every(guide, "[id]", "id");
    expect(new Set(ids).size).toBe(ids.length);
    for (const href of every(guide, "[href^='#']", "href")) expect(ids).toContain(href.slice(1));
  });

  it("is made from the site's own facts and colors", () => {
    for (const fact of [site.brand, site.legalName, site.phone, site.email]) {
      expect(words).toContain(fact);
    }
    expect(html).toMatch(/--color-petrol: #[\da-f]{6}/);
    const faces = readFileSync("app/styles/fonts.css", "utf8").match(/url\("/g) ?? [];
    const inside = html.match(/url\("data:font\/woff2;base64,[\w+/=]+"\)/g);
    expect(inside).toHaveLength(faces.length);
  });
});

describe("the guide's chapters", () => {
  it("stand in order, one heading of the first rank above them", () => {
    expect(guide.querySelectorAll("h1")).toHaveLength(1);
    const headings = guide.querySelectorAll("h2[id]").map(textOf);
    expect(headings.slice(1)).toEqual(chapters.map(({ title }, at) => `${at + 1} ${title}`));
  });

  it("ask exactly 20 questions, each scored 0, 1 or 2", () => {
    const names = every(guide, "input[type=radio][name^=q]", "name");
    expect(new Set(names).size).toBe(20);
    expect(names).toHaveLength(60);
    expect(scorecard.groups.flatMap(({ questions }) => questions)).toHaveLength(20);
  });

  it("give every total from 0 to 40 exactly one meaning", () => {
    const totals = scorecard.bands.flatMap(({ range }) => {
      const [from = 0, to = 0] = range.split("-").map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    });
    expect(totals.sort((a, b) => a - b)).toEqual(Array.from({ length: 41 }, (_, at) => at));
  });

  it("number the worksheet's lines through, and refer only to lines above", () => {
    const rows = rowsOf(part(guide, "table.worksheet"));
    expect(rows.map(([line]) => Number(line))).toEqual(rows.map((_, at) => at + 1));
    for (const [line, text = ""] of rows) {
      for (const [, named] of text.matchAll(/lines? (\d+)/g)) {
        expect(Number(named)).toBeLessThan(Number(line));
      }
    }
  });

  it("leave what is charged once out of the later years, and spread it over three", () => {
    const lines = cost.worksheet.parts.flatMap((one): WorksheetLine[] => [...one.lines]);
    const once = lines.flatMap(({ text }, at) => (/once/.test(text) ? [at + 1] : []));
    expect(once).toHaveLength(2);
    const firstYear = lines.findIndex(({ text }) => text.startsWith("First year")) + 1;
    const [later, total] = lines.slice(firstYear);
    const subtracted = [...(later?.sum ?? "").matchAll(/− line (\d+)/g)].map(([, line]) =>
      Number(line),
    );
    expect(subtracted).toEqual(once);
    const [a, b] = [firstYear, firstYear + 1];
    expect(total?.sum).toBe(`(line ${a} + line ${b} + line ${b}) ÷ line 1 ÷ 36`);
  });

  it("hold a glossary in alphabetical order", () => {
    const terms = guide.querySelectorAll("#glossary ~ dl dt").map(textOf);
    expect(terms.length).toBeGreaterThanOrEqual(20);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, "en")));
  });
});

describe("the worked example", () => {
  it("adds up, in every row of its table", () => {
    const rows = rowsOf(part(guide, "table#worked-example"));
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const [perUser = 0, month = 0, year = 0, term = 0] = row.slice(1).map(number);
      expect(perUser).toBeGreaterThanOrEqual(price.low);
      expect(perUser).toBeLessThanOrEqual(price.high);
      expect(month).toBe(perUser * 48);
      expect(year).toBe(month * 12);
      expect(term).toBe(month * 36);
    }
  });

  it("has no sum in its words that does not follow from its users and its prices", () => {
    const prices = [...amounts(/\$(\d{2,3})(?![\d,])/g), price.high - price.low];
    const months = [...Array.from({ length: 12 }, (_, at) => at + 1), 36];
    const users = [example.users, example.people, example.people - example.users];
    const follow = new Set(
      prices.flatMap((one) => users.flatMap((n) => months.map((m) => one * n * m))),
    );
    const sums = amounts(/\$(\d{1,3}(?:,\d{3})+)/g);
    expect(sums.length).toBeGreaterThan(4);
    expect(sums.filter((sum) => !follow.has(sum))).toEqual([]);
  });

  it("names no price outside the specification's range and what follows from it", () => {
    const [low, high] = [price.low * 48 * 36, price.high * 48 * 36];
    const perUser = amounts(/\$(\d{2,3})(?![\d,])/g);
    for (const sum of perUser.filter((amount) => amount !== example.quoteB - example.quoteA)) {
      expect(sum).toBeGreaterThanOrEqual(price.low);
      expect(sum).toBeLessThanOrEqual(price.high);
    }
    expect(words).toContain(`$${low.toLocaleString("en-US")}`);
    expect(words).toContain(`$${high.toLocaleString("en-US")}`);
  });
});
