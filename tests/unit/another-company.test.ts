import { afterAll, beforeAll, expect, test, vi } from "vitest";

vi.mock("~/config/site", async (original) => {
  const { site } = await original<typeof import("~/config/site")>();
  return { site: { ...site, acquisition: undefined, tagWord: "AHEAD" } };
});
vi.mock("~/config/theme", async (original) => {
  const look = await original<typeof import("~/config/theme")>();
  return { ...look, colorNames: { petrol: "plum", amber: "coral", mist: "cream", tint: "sand" } };
});
vi.mock("~/content/services", async (original) => {
  const { services } = await original<typeof import("~/content/services")>();
  return { services: Array.from({ length: 7 }, () => services[0]) };
});

beforeAll(() => {
  vi.resetModules();
});
afterAll(() => {
  for (const name of ["~/config/site", "~/config/theme", "~/content/services"]) vi.doUnmock(name);
  vi.resetModules();
});

const everything = async () => {
  const { about } = await import("~/content/about");
  const { brand } = await import("~/content/brand");
  const { home } = await import("~/content/home");
  const { locations, locationWords } = await import("~/content/locations");
  const { renderGuide } = await import("~/guide/render");
  const words = locations.map(({ content }) => content);
  return {
    about,
    home,
    text: JSON.stringify([about, brand, home, words, locationWords]),
    guide: renderGuide(),
  };
};

test("a company that bought nobody tells of no purchase", async () => {
  const { about } = await everything();
  expect(JSON.stringify(about)).not.toMatch(/purchase|bought|assets|two IT|undefined/i);
});

test("a seventh service, another word and other colors read right", async () => {
  const { home, text, guide } = await everything();
  expect(home.services.title).toMatch(/^Seven services,/);
  expect(home.hero.title).toContain("AHEAD");
  expect(`${text}${guide}`).not.toMatch(
    /\bNEXT\b|\b(amber|petrol) (line|run|wall)|is amber|Use petrol/,
  );
  expect(text).toMatch(/Let coral mean the next step/);
  expect(guide).toContain("The coral line is a call");
});
