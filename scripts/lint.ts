/**
 * `npm run lint`: Biome, of which every finding counts. An update of Biome may bring rules that nobody has decided
 * on: until biome.json is of its version (`npx biome migrate --write`), what counts is the format and the rules that
 * biome.json names, and the other findings are shown. Then it counts arbitrary values of Tailwind: sizes, spaces
 * and columns are tokens and scales of app/styles/app.css.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bin, root, run, say, stopWith } from "./tasks.ts";

type Groups = Record<string, string | Record<string, unknown>>;
interface Config {
  $schema: string;
  linter: { rules: Groups };
  overrides: { linter: { rules: Groups } }[];
}

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const { $schema, linter, overrides }: Config = readJson("biome.json");
const installed: string = readJson("node_modules/@biomejs/biome/package.json").version;

const named = [linter, ...overrides.map((one) => one.linter)].flatMap(({ rules }) =>
  Object.entries(rules).flatMap(([group, own]) =>
    typeof own === "string" ? [] : Object.keys(own).map((rule) => `--only=${group}/${rule}`),
  ),
);

/** Those that stand today belong to one place each, such as a share of a drawing; no more may come. */
const ARBITRARY_VALUES = 39;
/** `mt-[7px]`, `text-ink/[.5]`, `[line-height:inherit]`. */
const arbitrary = /[\w:&@/-]*(?:-|\w\/)\[[^\] ]+\]|(?<=[\s"'`:])\[[a-z-]+:[^\] ]+\]/g;

function countArbitraryValues() {
  const sources = globSync("app/**/*.tsx", { cwd: root });
  const values = sources.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(arbitrary)].map(
      ([value]) => `${file}: ${value}`,
    ),
  );
  if (values.length <= ARBITRARY_VALUES) return;
  const found = `${values.length} arbitrary values, and ${ARBITRARY_VALUES} are allowed`;
  throw new Error(`${found}:\n${values.join("\n")}`);
}

try {
  countArbitraryValues();
  if ($schema.includes(`/${installed}/`)) {
    await run(bin("biome"), ["ci", "--error-on-warnings", "."]);
  } else {
    say(`Biome ${installed} is not the version of biome.json: its own rules are warnings`);
    await run(bin("biome"), ["lint", "."], { show: true }).catch(() => {});
    await run(bin("biome"), ["ci", ...new Set(named), "."]);
  }
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}
