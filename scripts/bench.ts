/**
 * `npm run bench`: measures how fast the built worker answers and what a lead and a page cost. Writes
 * docs/performance.md. `-- --rounds N` changes the seven rounds, `-- --screen` measures and writes only what a slow
 * phone shows.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { measureAnswers } from "./bench/answers.ts";
import { measureInBrowser } from "./bench/browser.ts";
import { measureCold } from "./bench/cold.ts";
import { measureLeadCost } from "./bench/lead-cost.ts";
import { paintSection } from "./bench/paint-report.ts";
import { report } from "./bench/report.ts";
import { pagePaths } from "./page-paths.ts";
import { build, root, say } from "./tasks.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    screen: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const folder = join(root, "build");
const page = join(root, "docs/performance.md");

/** Everything but the screen, as Markdown. */
async function served() {
  say("Answers …");
  const answers = await measureAnswers(folder, rounds);
  say("Fresh isolates …");
  const cold = await measureCold(folder, rounds);
  say("Leads …");
  const cost = await measureLeadCost(folder, rounds);
  say("Pages in a browser …");
  const browser = await measureInBrowser(await pagePaths(), rounds);
  const bundle = readFileSync(join(folder, "server/worker.js"));
  const worker = { raw: bundle.length, gzip: gzipSync(bundle).length };
  return report({ answers, cold, cost, browser, rounds, worker });
}

await build();
const before = values.screen
  ? readFileSync(page, "utf8").split("\n## On the screen")[0]
  : await served();
say("On the screen …");
const text = `${before}\n${await paintSection(rounds)}`;
writeFileSync(page, text);
console.log(text);
