/**
 * `npm run bench`: measures how fast the built worker answers and what a lead and a page cost. Writes
 * docs/performance.md. `-- --rounds N` changes the seven rounds, `-- --screen` measures and writes only what a slow
 * phone shows.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { paintSection } from "./bench/paint-report.ts";
import { served } from "./bench/report.ts";
import { build, root, say } from "./tasks.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    screen: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const page = join(root, "docs/performance.md");

await build();
const before = values.screen
  ? readFileSync(page, "utf8").split("\n## On the screen")[0]
  : await served(rounds);
say("On the screen …");
const text = `${before}\n${await paintSection(rounds)}`;
writeFileSync(page, text);
console.log(text);
