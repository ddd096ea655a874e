import { afterAll, expect, test, vi } from "vitest";

vi.mock("~/config/site", async (original) => {
  const { site } = await original<typeof import("~/config/site")>();
  const [only] = site.offices;
  // People of the others work there too: one who names an office that is none stops the build.
  return { site: { ...site, offices: Object.assign([only], { find: () => only }) } };
});

afterAll(() => {
  vi.doUnmock("~/config/site");
  vi.resetModules();
});

/** Every string in a value, however deep. */
const strings = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value
      ? Object.values(value).flatMap(strings)
      : [];

test("with one office, no text names a second one or counts two", async () => {
  vi.resetModules();
  const { offices: all } = (await vi.importActual<typeof import("~/config/site")>("~/config/site"))
    .site;
  const modules = import.meta.glob(["../../app/content/**/*.ts", "!**/locations/*.ts"]);
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  const { renderGuide } = await import("~/guide/render");
  const texts = [...loaded.flatMap(strings), renderGuide()];
  const [kept, ...left] = all;
  const places = left.flatMap(({ city, state }) => (state === kept.state ? [city] : [city, state]));
  const plural = new RegExp(
    ["\\b(both|all|two|three|our) offices", "offices (are )?in\\b", ...places].join("|"),
  );
  expect(texts.filter((text) => plural.test(text))).toEqual([]);
  expect(texts).toContain("One office, one team, clients nationwide");
  expect(texts).toContain(`Our office is in ${kept.city}, ${kept.state}.`);
});
