/** What several pages say alike, and should not. */
import type { ServiceContent } from "../../app/content/service-pages/shape";
import { loadModule } from "../build/load-module.ts";
import type { Finding } from "./finding.ts";

/** Every string in a value, however deep; addresses and drawing names are no prose. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(strings) : [];
}

/** The runs of five words in some texts. */
function fiveWords(texts: readonly string[]) {
  const runs = texts.flatMap((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? [];
    return words.slice(4).map((_, at) => words.slice(at, at + 5).join(" "));
  });
  return new Set(runs);
}

/** A finding if two pages share a third of their runs of five words or more. */
export function sharedRuns(pages: Record<string, unknown>): Finding[] {
  const [here, there] = Object.values(pages).map((page) => fiveWords(strings(page)));
  if (!here || !there) return [];
  const shared = [...here].filter((run) => there.has(run));
  const share = shared.length / Math.min(here.size, there.size);
  if (share < 1 / 3) return [];
  const found = `${Math.round(share * 100)} % alike, such as "${shared[0]}"`;
  const rule = "two pages share less than a third of their runs of five words";
  return [{ where: Object.keys(pages).slice(0, 2).join(" and "), found, rule }];
}

/** A finding for each size of company that comes up in more than three texts. */
export function sameSizes(pages: Record<string, unknown>): Finding[] {
  const named = new Map<string, string[]>();
  for (const [name, page] of Object.entries(pages)) {
    const sizes = JSON.stringify(page).matchAll(/(\d+)(?:-person| users| people| computers)/g);
    const numbers = new Set([...sizes].map(([, size = ""]) => size));
    for (const number of numbers) named.set(number, [...(named.get(number) ?? []), name]);
  }
  return [...named]
    .filter(([, names]) => names.length > 3)
    .map(([size, names]) => ({
      where: names.join(", "),
      found: `a company of ${size}`,
      rule: "examples differ: a size on three pages at most",
    }));
}

/**
 * A finding for each text that begins as another does, in its first two words.
 * @param titles by page
 */
export function sameOpenings(titles: Record<string, string>): Finding[] {
  const opening = (title: string) => title.split(" ").slice(0, 2).join(" ");
  const all = Object.values(titles).map(opening);
  return Object.entries(titles)
    .filter(([, title]) => all.filter((one) => one === opening(title)).length > 1)
    .map(([where, found]) => ({
      where,
      found,
      rule: "no two pages head their first 30 days alike",
    }));
}

/** The content of every service page, by its path. */
async function serviceContents(): Promise<Record<string, ServiceContent>> {
  const { servicePages }: typeof import("../../app/content/pages") =
    await loadModule("app/content/pages.ts");
  const found = servicePages.map(async ({ to }) => {
    const file = `app/content/service-pages/${to.split("/").at(-1)}.ts`;
    const module = await loadModule<Record<string, ServiceContent>>(file);
    return [to, Object.values(module).find(({ parts }) => parts)];
  });
  return Object.fromEntries(await Promise.all(found));
}

export async function repeated() {
  const { locations }: typeof import("../../app/content/locations") = await loadModule(
    "app/content/locations.ts",
  );
  const { included }: typeof import("../../app/content/guide/included") = await loadModule(
    "app/content/guide/included.ts",
  );
  const { techSpecs }: typeof import("../../app/content/tech-specs") = await loadModule(
    "app/content/tech-specs.ts",
  );
  const services = await serviceContents();
  const openings = Object.entries(services).flatMap(([path, { parts }]) =>
    parts.filter(({ id }) => id === "first-30-days").map(({ title }) => [path, title]),
  );
  // A quote is a client's, and the same one stands on every page that has none of its own.
  const places = locations.map(({ path, content: { testimonial: _, ...own } }) => [path, own]);
  return [
    ...sharedRuns(Object.fromEntries(places)),
    ...sameSizes({ ...services, locations, included, techSpecs }),
    ...sameOpenings(Object.fromEntries(openings)),
    ...Object.entries(services).flatMap(([where, { card }]) =>
      card
        .filter(({ value }) => value === "1")
        .map(({ label }) => ({ where, found: `1 ${label}`, rule: "no figure in a hero is a 1" })),
    ),
  ];
}
