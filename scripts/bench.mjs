// @ts-check
/**
 * `npm run bench`: measures how fast the built worker answers and what a lead and a page cost. Writes
 * docs/performance.md. `-- --against FOLDER` measures another build too, `-- --rounds N` changes the seven rounds.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { measureAnswers } from "./bench/answers.mjs";
import { measureInBrowser } from "./bench/browser.mjs";
import { measureCold } from "./bench/cold.mjs";
import { measureLeadCost } from "./bench/lead-cost.mjs";
import { measureLeads } from "./bench/leads.mjs";
import { report } from "./bench/report.mjs";
import { pagePaths } from "./build/files.mjs";
import { build, install, root, say } from "./tasks.mjs";

const { values } = parseArgs({
  options: {
    against: { type: "string" },
    named: { type: "string", default: "the other build" },
    rounds: { type: "string", default: "7" },
  },
});
const rounds = Number(values.rounds);
const folder = join(root, "build");
/** @type {Record<string, string>} */
const builds = { site: folder, ...(values.against && { before: resolve(values.against) }) };

await install();
await build();
say("Answers …");
const answers = await measureAnswers(builds, rounds);
say("Fresh isolates …");
const cold = await measureCold(builds, rounds);
say("Leads …");
const leads = await measureLeads(folder, rounds);
const cost = await measureLeadCost(folder, rounds);
say("Pages in a browser …");
const browser = await measureInBrowser(await pagePaths(), rounds);
const worker = readFileSync(join(folder, "server/worker.js"));
const text = report({
  answers,
  cold,
  leads,
  cost,
  browser,
  rounds,
  against: values.against && values.named,
  worker: { raw: worker.length, gzip: gzipSync(worker).length },
});
writeFileSync(join(root, "docs/performance.md"), text);
console.log(text);
