import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import {
  type BrowserName,
  featuresUnder,
  isNewer,
  oldest,
  since,
  statementOf,
} from "../support/browser-features";
import { pagePaths } from "../support/pages";
import { siteForTests } from "../support/site-for-tests";

const root = join(import.meta.dirname, "../..");
const assets = join(root, "build/client/assets");
const built = (ending: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(assets, name), "utf8"))
    .join("\n");

/** The rows of the table: keys of MDN's data, and the first versions that have the first of them. */
const [, newerFeatures = ""] = readFileSync(join(root, "docs/browsers.md"), "utf8").split(
  "## Newer features",
);
const rows = newerFeatures
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, , keys = "", safari, firefox, chrome]) => ({
    keys: [...keys.matchAll(/`([\w.-]+)`/g)].map(([, key = ""]) => key),
    versions: { safari, firefox, chrome },
  }))
  .filter(({ keys }) => keys.length > 0);
const listed = new Set(rows.flatMap(({ keys }) => keys));

/** Of these keys those of newer features that have no line. */
const unlisted = (keys: Iterable<string>) =>
  [...new Set(keys)].filter((key) => {
    const feature = statementOf(key);
    return feature && isNewer(feature) && !listed.has(key);
  });

/** What a style sheet uses: properties with their values, at-rules, pseudo-classes and pseudo-elements. */
function* usedIn(css: string) {
  for (const [, property, value = ""] of css.matchAll(/[{;]([a-z-]+):([^;{}]+)(?=[;}])/g)) {
    yield `css.properties.${property}`;
    for (const [, word, call] of value.matchAll(/(?<![\w-])([a-z][a-z-]+)(\()?/g)) {
      yield call ? `css.types.${word}` : `css.properties.${property}.${word}`;
    }
  }
  for (const [, rule] of css.matchAll(/@([a-z-]+)/g)) yield `css.at-rules.${rule}`;
  for (const [, selectors = ""] of css.matchAll(/([^{};]+)\{/g)) {
    for (const [, name] of selectors.matchAll(/(?<![\\:])::?([a-z-]+)/g))
      yield `css.selectors.${name}`;
  }
}

/** Methods of React, zod and Conform that have the name of a newer method of the browser. */
const ofLibraries = new Set(["subscribe", "when", "check", "createContext", "run", "toArray"]);

const site = siteForTests();

test("the table names the versions of MDN's data", () => {
  const wrong = rows.flatMap(({ keys: [key = ""], versions }) => {
    const feature = statementOf(key);
    if (!feature) return `${key} is not in MDN's data`;
    return (Object.keys(oldest) as BrowserName[])
      .filter((browser) => versions[browser] !== since(feature, browser))
      .map((browser) => `${key}: ${browser} ${since(feature, browser)}`);
  });
  expect(wrong).toEqual([]);
});

test("every newer feature of the style sheets is in the table", async () => {
  const used = new Set<string>();
  for (const path of [...pagePaths, "/contact?sent=contact", "/nope"]) {
    const page = parse(await (await fetch(site.url + path)).text());
    const sheets = page.querySelectorAll("style").map(({ rawText }) => rawText);
    expect(sheets.join()).toContain("{");
    for (const key of usedIn(sheets.join("\n"))) used.add(key);
  }
  expect(unlisted(used)).toEqual([]);
});

test("every newer attribute of the pages is in the table", async () => {
  const used = new Set<string>();
  for (const path of pagePaths) {
    const page = parse(await (await fetch(site.url + path)).text());
    for (const element of page.querySelectorAll("*")) {
      const tag = element.rawTagName.toLowerCase();
      used.add(`html.elements.${tag}`);
      for (const [name, value] of Object.entries(element.attributes)) {
        used.add(`html.elements.${tag}.${name}`);
        used.add(`html.elements.${tag}.${name}.${value}`);
        used.add(`html.global_attributes.${name}`);
      }
    }
  }
  expect(unlisted(used)).toEqual([]);
});

test("every newer method that the scripts call is in the table", async () => {
  const page = parse(await (await fetch(`${site.url}/contact`)).text());
  const inline = page.querySelectorAll("script:not([type])").map(({ rawText }) => rawText);
  const called = new Set(
    [...`${built(".js")}\n${inline.join("\n")}`.matchAll(/\.(\w+)\(/g)].map(([, name]) => name),
  );
  /** Newer features by name, without names that an older one has as well. */
  const newer = new Map<string, string>();
  const all = ["api", "javascript.builtins"].flatMap((key) => [...featuresUnder(key)]);
  const nameOf = (key: string) => key.split(".").at(-1) ?? "";
  for (const [key] of all) newer.set(nameOf(key), key);
  for (const [key, feature] of all) if (!isNewer(feature)) newer.delete(nameOf(key));
  for (const name of ofLibraries) newer.delete(name);
  const used = [...newer].filter(([name]) => called.has(name)).map(([, key]) => key);
  expect(unlisted(used)).toEqual([]);
});
