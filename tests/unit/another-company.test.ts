import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { site } from "~/config/site";
import { services } from "~/content/services";

const replaced = new Set<string>();

/** From here on, the modules of a test find these exports of a module in place of its own. */
function replace(module: string, exports: object) {
  replaced.add(module);
  vi.doMock(module, async (original) => ({ ...(await original<object>()), ...exports }));
  vi.resetModules();
}

afterEach(() => {
  for (const module of replaced) vi.doUnmock(module);
  vi.resetModules();
});

/** Every string in a value, however deep. */
const strings = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value
      ? Object.values(value).flatMap(strings)
      : [];

/** Every text of the content, with the locations of the offices there are, and the guide. */
async function allTexts() {
  const content = import.meta.glob(["../../app/content/**/*.ts", "!**/locations/*.ts"]);
  const loaded = await Promise.all(Object.values(content).map((load) => load()));
  const { renderGuide } = await import("~/guide/render");
  return [...loaded.flatMap(strings), renderGuide()];
}

test("a company that bought nobody tells of no purchase", async () => {
  replace("~/config/site", { site: { ...site, acquisition: undefined } });
  const { about } = await import("~/content/about");
  expect(JSON.stringify(about)).not.toMatch(/purchase|bought|assets|two IT|undefined/i);
});

test("a seventh service, another word and other colors read right", async () => {
  replace("~/config/site", { site: { ...site, tagWord: "AHEAD" } });
  const colorNames = { petrol: "plum", amber: "coral", mist: "cream", tint: "sand" };
  replace("~/config/theme", { colorNames });
  replace("~/content/services", { services: Array.from({ length: 7 }, () => services[0]) });
  const { home } = await import("~/content/home");
  const text = (await allTexts()).join("\n");
  expect(home.services.title).toMatch(/^Seven services,/);
  expect(home.hero.title).toContain("AHEAD");
  expect(text).not.toMatch(/\bNEXT\b|\b(amber|petrol) (line|run|wall)|is amber|Use petrol/);
  expect(text).toMatch(/Let coral mean the next step/);
  expect(text).toContain("The coral line is a call");
});

test("with one office, no text names a second one or counts two", async () => {
  const [kept, ...left] = site.offices;
  // People of the others work there too: one who names an office that is none stops the build.
  const offices = Object.assign([kept], { find: () => kept });
  replace("~/config/site", { site: { ...site, offices } });
  const texts = await allTexts();
  const places = left.flatMap(({ city, state }) => (state === kept.state ? [city] : [city, state]));
  const plural = new RegExp(
    ["\\b(both|all|two|three|our) offices", "offices (are )?in\\b", ...places].join("|"),
  );
  expect(texts.filter((text) => plural.test(text))).toEqual([]);
  expect(texts).toContain("One office, one team, clients nationwide");
  expect(texts).toContain(`Our office is in ${kept.city}, ${kept.state}.`);
});

test("where leads go to a mailbox, the legal page speaks of it and of no form service", async () => {
  replace("~/config/site", { site: { ...site, leadsGo: "mailbox" } });
  const { legal } = await import("~/content/legal");
  const { DataWay } = await import("~/components/drawings/data-way");
  const { storedForms } = await import("~/routes/legal/stored-forms.server");
  const page = [
    JSON.stringify([legal, storedForms()]),
    renderToStaticMarkup(createElement(DataWay)),
  ].join();
  expect(page).not.toMatch(/form service|outside company/i);
  expect(page.match(/our mailbox/gi)?.length).toBeGreaterThan(3);
});
