import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data";

/** The oldest browsers in which every page reads and every form sends (docs/browsers.md). */
export const oldest = { safari: 15.6, firefox: 115, chrome: 109 } as const;

export type BrowserName = keyof typeof oldest;

const path = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");
const mdn = JSON.parse(readFileSync(path, "utf8")) as CompatData;

/** What MDN's data has at a key such as `css.selectors.has`. */
const identifierAt = (key: string) =>
  key
    .split(".")
    .reduce<Identifier | undefined>((at, part) => at?.[part], mdn as unknown as Identifier);

/** The statement of a key; undefined where MDN's data has none. */
export const statementOf = (key: string): CompatStatement | undefined =>
  identifierAt(key)?.__compat;

/** The first version that has a feature under its own name, as MDN writes it; "no" where none has. */
export function since(feature: CompatStatement, browser: BrowserName): string {
  const all: SimpleSupportStatement[] = [feature.support[browser] ?? []].flat();
  const plain = all.find(
    ({ flags, prefix, alternative_name, version_removed }) =>
      !flags && !prefix && !alternative_name && !version_removed,
  );
  const version = plain?.version_added;
  return typeof version === "string" && version !== "preview" ? version : "no";
}

/** Whether one of the oldest browsers is without a feature. */
export const isNewer = (feature: CompatStatement): boolean =>
  (Object.keys(oldest) as BrowserName[]).some((browser) => {
    const version = since(feature, browser);
    return version === "no" || Number.parseFloat(version.replace("≤", "")) > oldest[browser];
  });

/** What MDN's data says beneath a key, by its whole key. */
export function* featuresUnder(key: string): Generator<[string, CompatStatement]> {
  for (const [name, child] of Object.entries(identifierAt(key) ?? {}) as [string, Identifier][]) {
    if (name === "__compat") continue;
    if (child.__compat) yield [`${key}.${name}`, child.__compat];
    yield* featuresUnder(`${key}.${name}`);
  }
}
