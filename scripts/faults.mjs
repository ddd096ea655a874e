// @ts-check
/**
 * `npm run test:faults`: runs every fault in scripts/faults/scenarios.mjs against the built worker and
 * prints a table. `npm test` runs it with `-- --short`. The long run writes its table to
 * docs/reliability.md.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sentinel } from "./faults/ledger.mjs";
import { scenarios } from "./faults/scenarios.mjs";
import { writeTable } from "./markdown-table.mjs";
import { build, root, say } from "./tasks.mjs";

const long = !process.argv.includes("--short");
const only = process.argv.slice(2).find((arg) => !arg.startsWith("--"));
await build();

/** @type {string[]} */
const logged = [];
const personal = new RegExp(
  [sentinel.email, sentinel.words, sentinel.phone.replace("+", "\\+"), "555.?0199"].join("|"),
  "i",
);
/** @type {string[][]} */
const table = [];
let failed = 0;

const waiting = Object.entries(scenarios).filter(([name]) => !only || name.includes(only));

/** @param {string} name @param {(run: import("./faults/scenarios.mjs").Run) => Promise<any>} scenario @param {number} place */
async function tell(name, scenario, place) {
  const began = Date.now();
  let cells;
  try {
    const {
      posted,
      acknowledged,
      lost,
      secondKeys,
      repeats,
      note = "",
    } = await scenario({
      long,
      log: (line) => logged.push(line),
    });
    const fine = lost === 0 && secondKeys === 0 && acknowledged > 0 === posted > 0;
    if (!fine) failed++;
    cells = [acknowledged, lost, secondKeys, repeats, fine ? note : `FAILED ${note}`].map(String);
  } catch (error) {
    failed++;
    cells = ["", "", "", "", `FAILED: ${error instanceof Error ? error.message : error}`];
    if (error instanceof Error) console.error(error.stack);
  }
  table[place] = [name, ...cells];
  say(`${name}: ${cells.join(" · ")} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

let started = 0;
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await tell(...next, started++);
};
await Promise.all([work(), work()]);

const leaks = logged.filter((line) => personal.test(line)).length;
if (leaks > 0) failed++;
table.push(["personal data in the log", `${logged.length} lines`, String(leaks), "", "", ""]);
const head = ["fault", "acknowledged", "lost", "second keys", "repeats under the same key", "note"];
const text = writeTable(head, table, long && !only ? "faults" : undefined);
console.log(text);
const failures = table
  .filter((cells) => cells.some((cell) => cell.startsWith("FAILED")))
  .map(([test, ...cells]) => ({ test, error: cells.filter(Boolean).join(" · ") }));
if (leaks > 0) failures.push({ test: "personal data in the log", error: `in ${leaks} lines` });
mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(
  join(root, "test-results/faults.json"),
  JSON.stringify({ passed: table.length - failed, failed, failures }),
);
process.exit(failed > 0 ? 1 : 0);
