import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { featuresUnder, isNewer, statementOf } from "../support/browser-features";
import { newerFeatures } from "../support/newer-features";
import { pagesForTests, siteForTests } from "../support/site-for-tests";

const root = join(import.meta.dirname, "../..");
const assets = join(root, "build/client/assets");
const built = (ending: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(assets, name), "utf8"))
    .join("\n");

const listed = new Set(Object.values(newerFeatures).flat());

/** Of these keys those of newer features that the list lacks. */
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
const pages = pagesForTests(site);

test("every feature of the list is newer, and docs/browsers.md says what a visitor gets without it", () => {
  const [, section = ""] = readFileSync(join(root, "docs/browsers.md"), "utf8").split(
    "## Newer features",
  );
  const wrong = Object.entries(newerFeatures).filter(([name, keys]) => {
    const features = keys.map((key) => statementOf(key));
    return !section.includes(name) || !features.some((feature) => feature && isNewer(feature));
  });
  expect(wrong).toEqual([]);
});

test("every newer feature of the style sheets is in the list", async () => {
  const used = new Set<string>();
  const others = ["/contact?sent=contact", "/nope"].map((path) => site.html(path));
  for (const page of [
    ...pages.values(),
    ...(await Promise.all(others)).map((html) => parse(html)),
  ]) {
    const sheets = page.querySelectorAll("style").map(({ rawText }) => rawText);
    expect(sheets.join()).toContain("{");
    for (const key of usedIn(sheets.join("\n"))) used.add(key);
  }
  expect(unlisted(used)).toEqual([]);
});

test("every newer attribute of the pages is in the list", () => {
  const used = new Set<string>();
  for (const page of pages.values()) {
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

test("every newer method that the scripts call is in the list", () => {
  const inline = pages.get("/contact")?.querySelectorAll("script:not([type])") ?? [];
  const scripts = `${built(".js")}\n${inline.map(({ rawText }) => rawText).join("\n")}`;
  // One dot: behind three stands a function of ours, under the short name that the build gave it.
  const called = new Set([...scripts.matchAll(/(?<!\.)\.(\w+)\(/g)].map(([, name]) => name));
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
