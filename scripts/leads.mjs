// @ts-check
/** `npm run leads -- <question> [value] [--remote]`: the operators' questions (docs/operators.md). */
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { line } from "./leads/csv.mjs";
import { ask } from "./leads/database.mjs";
import * as statements from "./leads/statements.mjs";
import { root, stopWith } from "./tasks.mjs";

const args = process.argv.slice(2);
const remote = args.includes("--remote");
const [question = "", ...values] = args.filter((arg) => arg !== "--remote");
const PAGE = 25_000;

/** Questions that take no value are SQL files. */
const files = readdirSync(join(root, "ops"))
  .map((name) => name.replace(/\.sql$/, ""))
  .sort();

/** @param {Record<string, unknown>[]} rows @param {string} none */
function print(rows, none) {
  if (rows.length === 0) return console.log(none);
  for (const row of rows) {
    const shown = Object.entries(row).filter(([, value]) => value !== null && value !== "");
    const width = Math.max(...shown.map(([name]) => name.length));
    for (const [name, value] of shown) console.log(`${name.padEnd(width)}  ${value}`);
    if (rows.length > 1) console.log("");
  }
  console.error(`${rows.length} row${rows.length === 1 ? "" : "s"}`);
}

/** @param {string} what */
function given(what) {
  const [value] = values;
  return value?.trim() || stopWith(`Say which: npm run leads -- ${question} ${what}`);
}

/** @param {string} what */
function referenceOf(what) {
  const value = given(what);
  if (/^[0-9a-f-]{4,36}$/i.test(value) || (value === "all" && what.includes("all"))) return value;
  return stopWith(
    `${value} is not a reference. A reference is the beginning of an id, such as 1a2b3c4d.`,
  );
}

async function writeCsv() {
  process.stdout.write(line(statements.exportColumns));
  let after = 0;
  let total = 0;
  for (;;) {
    const rows = await ask(statements.exportPage(after, PAGE), remote);
    for (const row of rows) {
      const text = line(statements.exportColumns.map((name) => row[name]));
      if (!process.stdout.write(text)) await once(process.stdout, "drain");
    }
    total += rows.length;
    console.error(`${total} exported`);
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)?.row);
  }
}

async function forget() {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { deleted_from } of await ask(statements.forget(given("EMAIL")).join(";\n"), remote)) {
    counts[String(deleted_from)] = (counts[String(deleted_from)] ?? 0) + 1;
  }
  print(Object.keys(counts).length > 0 ? [counts] : [], "Nothing is stored for this address.");
  console.log("Ask the form service to delete its copies too.");
}

/** @type {Record<string, () => Promise<void>>} */
const questions = {
  find: async () => print(await ask(statements.find(given("EMAIL")), remote), "Nothing found."),
  show: async () => print(await ask(statements.show(referenceOf("REF")), remote), "Nothing found."),
  requeue: async () =>
    print(await ask(statements.requeue(referenceOf("REF|all")), remote), "None of these is dead."),
  release: async () =>
    print(await ask(statements.release(referenceOf("REF|all")), remote), "None is quarantined."),
  forget,
  export: writeCsv,
};

const file = join(root, "ops", `${question}.sql`);
try {
  if (Object.hasOwn(questions, question)) await questions[question]?.();
  else if (files.includes(question) && existsSync(file)) {
    print(await ask(readFileSync(file, "utf8"), remote), "None.");
  } else {
    stopWith(
      `npm run leads -- <question> [--remote]\n\nOne of: ${files.join(", ")}\nWith a value: find EMAIL, show REF, requeue REF|all, release REF|all, forget EMAIL\nAs CSV: export > leads.csv`,
    );
  }
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}
