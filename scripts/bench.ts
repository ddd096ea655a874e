/**
 * `npm run bench`: measures how fast the built worker answers and what a lead and a page cost. Writes
 * docs/performance.md. `-- --against FOLDER` measures another build too, `-- --rounds N` changes the seven rounds,
 * `-- --screen` measures and writes only what a slow phone shows, `-- --backlog` simulates what docs/scale.md
 * says breaks first, and writes its table there.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { measureAnswers } from "./bench/answers.ts";
import { measureBacklog } from "./bench/backlog.ts";
import { measureInBrowser } from "./bench/browser.ts";
import { measureCold } from "./bench/cold.ts";
import { measureLeadCost } from "./bench/lead-cost.ts";
import { measureLeads } from "./bench/leads.ts";
import { measurePaint } from "./bench/paint.ts";
import { onScreen } from "./bench/paint-report.ts";
import { report } from "./bench/report.ts";
import { measureVisits } from "./bench/visit.ts";
import { pagePaths } from "./build/files.ts";
import { build, root, say } from "./tasks.ts";

const { values } = parseArgs({
  options: {
    against: { type: "string" },
    named: { type: "string", default: "the other build" },
    rounds: { type: "string", default: "7" },
    screen: { type: "boolean", default: false },
    backlog: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const folder = join(root, "build");
const builds: Record<string, string> = {
  site: folder,
  ...(values.against && { before: resolve(values.against) }),
};

const against = values.against && values.named;
const page = join(root, "docs/performance.md");

/** Everything but the screen, as Markdown. */
async function served() {
  say("Answers …");
  const answers = await measureAnswers(builds, rounds);
  say("Fresh isolates …");
  const cold = await measureCold(builds, rounds);
  say("Leads …");
  const leads = await measureLeads(folder, rounds);
  const cost = await measureLeadCost(folder, rounds);
  say("Pages in a browser …");
  const browser = await measureInBrowser(await pagePaths(), rounds);
  const bundle = readFileSync(join(folder, "server/worker.js"));
  const worker = { raw: bundle.length, gzip: gzipSync(bundle).length };
  return report({ answers, cold, leads, cost, browser, rounds, against, worker });
}

await build();
if (values.backlog) {
  console.log(await measureBacklog());
  process.exit();
}
const before = values.screen
  ? readFileSync(page, "utf8").split("\n## On the screen")[0]
  : await served();
say("On the screen …");
const paints = await measurePaint(builds, rounds);
const visits = await measureVisits(builds, rounds);
const text = `${before}\n${onScreen({ paints, visits, rounds, against })}`;
writeFileSync(page, text);
console.log(text);
