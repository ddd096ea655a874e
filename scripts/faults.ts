/**
 * `npm run test:faults`: runs every fault in scripts/faults/scenarios.ts against the built worker and
 * prints a table. `-- --write` puts the table into docs/reliability.md too; a word chooses the faults with it in
 * their names.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sentinel } from "./faults/ledger.ts";
import type { Result, Run } from "./faults/scenarios.ts";
import { scenarios } from "./faults/scenarios.ts";
import { writeBetween, writeTable } from "./markdown.ts";
import { build, root, say } from "./tasks.ts";

const write = process.argv.includes("--write");
const wanted = process.argv.slice(2).find((arg) => !arg.startsWith("--"));
await build();

const logged: string[] = [];
const personal = new RegExp(
  [sentinel.email, sentinel.words, sentinel.phone.replace("+", "\\+"), "555.?0199"].join("|"),
  "i",
);
const table: string[][] = [];
let failed = 0;

const waiting = Object.entries(scenarios).filter(([name]) => !wanted || name.includes(wanted));

async function runAndReport(name: string, scenario: (run: Run) => Promise<Result>, place: number) {
  const began = Date.now();
  let cells: string[];
  try {
    const {
      posted,
      acknowledged,
      lost,
      secondKeys,
      repeats,
      note = "",
    } = await scenario({
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
  for (let next = waiting.shift(); next; next = waiting.shift())
    await runAndReport(...next, started++);
};
await Promise.all([work(), work()]);

const leaks = logged.filter((line) => personal.test(line)).length;
if (leaks > 0) failed++;
table.push(["personal data in the log", `${logged.length} lines`, String(leaks), "", "", ""]);

/** Faults of a kind beside each other ("service: fail", "service: busy") share a row where their figures are the same. */
const rows: string[][] = [];
for (const [name = "", ...cells] of table) {
  const [, kind, word] = name.match(/^(.*: )(.*)$/) ?? [];
  const last = rows.at(-1);
  if (kind && last?.[0]?.startsWith(kind) && last.slice(1).join() === cells.join())
    last[0] += `, ${word}`;
  else rows.push([name, ...cells]);
}
const head = ["fault", "acknowledged", "lost", "second keys", "repeats under the same key", "note"];
const text = writeTable(head, rows);
if (write) writeBetween("faults", text);
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
