/**
 * `npm run test:faults`: runs every fault in scripts/faults/scenarios.ts against the built worker and
 * prints a table. `-- --write` puts the table into docs/reliability.md too; a word chooses the faults with it in
 * their names.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sentinel } from "./faults/ledger.ts";
import { type Scenario, scenarios } from "./faults/scenarios.ts";
import { logged } from "./faults/site.ts";
import { writeBetween, writeTable } from "./markdown.ts";
import { build, root, say } from "./tasks.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean" } },
});
const [wanted = ""] = positionals;
await build();

const failures: { test: string; error: string }[] = [];

/** The cells of a scenario's row beside its name. */
async function cellsOf(name: string, scenario: Scenario) {
  try {
    const { posted, acknowledged, lost, secondKeys, repeats, note = "" } = await scenario();
    const cells = [acknowledged, lost, secondKeys, repeats, note].map(String);
    if (lost === 0 && secondKeys === 0 && acknowledged > 0 === posted > 0) return cells;
    failures.push({ test: name, error: cells.join(" · ") });
    return [...cells.slice(0, 4), `FAILED ${note}`];
  } catch (error) {
    console.error(error);
    failures.push({ test: name, error: String(error) });
    return ["", "", "", "", `FAILED: ${error}`];
  }
}

const table: string[][] = [];
const left = Object.entries(scenarios)
  .filter(([name]) => name.includes(wanted))
  .entries();
const work = async () => {
  for (const [place, [name, scenario]] of left) {
    const began = Date.now();
    const cells = await cellsOf(name, scenario);
    table[place] = [name, ...cells];
    say(`${name}: ${cells.join(" · ")} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
};
await Promise.all([work(), work()]);

const { email, words, phone } = sentinel;
const personal = new RegExp([email, words, phone.replace("+", "\\+"), "555.?0199"].join("|"), "i");
const leaks = logged.filter((line) => personal.test(line)).length;
const ofLog = "personal data in the log";
if (leaks > 0) failures.push({ test: ofLog, error: `in ${leaks} lines` });
table.push([ofLog, `${logged.length} lines`, String(leaks), "", "", ""]);

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
if (values.write) writeBetween("faults", text);
console.log(text);
mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(
  join(root, "test-results/faults.json"),
  JSON.stringify({ passed: table.length - failures.length, failed: failures.length, failures }),
);
process.exit(failures.length > 0 ? 1 : 0);
