// @ts-check
/**
 * `npm run test:mutations`: breaks the promises one by one, and shows which test fails. A mutation that
 * no test notices is a failure. The table goes to docs/reliability.md. With words, only the mutations
 * that hold them; `npm test` runs it with `--short`: the first of each group.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeTable } from "./markdown-table.mjs";
import { bundle, copy, failingTests, makeCopy, removeCopy } from "./mutations/copy.mjs";
import { mutations } from "./mutations/list.mjs";
import { build, root, say } from "./tasks.mjs";

const short = process.argv.includes("--short");
const only = short ? undefined : process.argv[2];
const chosen = mutations.filter(({ promise, beginsGroup }) =>
  short ? beginsGroup : promise.includes(only ?? ""),
);

/**
 * Breaks one promise in the copy, and mends it again.
 * @param {(typeof mutations)[number]} mutation
 * @returns {Promise<string | undefined>} the test that fails
 */
async function killerOf({ promise, file, from, to, tests }) {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (text.split(from).length !== 2) throw new Error(`${promise}: ${file} has no single “${from}”`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    await bundle();
    return failingTests(tests)[0];
  } finally {
    writeFileSync(path, text);
  }
}

/** Throws when tests fail without any mutation. @param {string[]} [names] */
async function checkUnbroken(names) {
  await bundle();
  const broken = failingTests([...new Set(chosen.flatMap(({ tests }) => tests))], names);
  if (broken.length > 0) throw new Error(`fails without any mutation: ${broken.join("; ")}`);
}

let failed = 0;
try {
  await build();
  await makeCopy();
  if (!only && !short) await checkUnbroken();
  /** @type {string[][]} */
  const table = [];
  for (const mutation of chosen) {
    const killer = await killerOf(mutation);
    if (!killer) failed++;
    say(`${mutation.promise}: ${killer ?? "SURVIVES"}`);
    table.push([mutation.promise, killer ?? "SURVIVES"]);
  }
  const killers = table.flatMap(([, killer = ""]) => (killer === "SURVIVES" ? [] : [killer]));
  // The whole files are in `npm test` already.
  if (short && killers.length > 0) await checkUnbroken(killers);
  console.log(
    writeTable(
      ["promise taken out", "test that fails"],
      table,
      only || short ? undefined : "mutations",
    ),
  );
} finally {
  removeCopy();
}
if (short) {
  mkdirSync(join(root, "test-results"), { recursive: true });
  const totals = { passed: chosen.length - failed, failed };
  writeFileSync(join(root, "test-results/mutations.json"), JSON.stringify(totals));
}
console.log(failed === 0 ? "No mutation survives." : `${failed} survive.`);
process.exitCode = failed > 0 ? 1 : 0;
