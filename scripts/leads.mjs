// @ts-check
/** `npm run leads -- <question> [value] [--remote] [--yes]`: the operators' questions (docs/operators.md). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { spellingsOf } from "./leads/addresses.mjs";
import { ask as askDatabase } from "./leads/database.mjs";
import { writeCsv } from "./leads/export.mjs";
import * as statements from "./leads/statements.mjs";
import { answerTo, print, shown } from "./leads/terminal.mjs";
import { root, stopWith } from "./tasks.mjs";

const given = process.argv.slice(2);
const remote = given.includes("--remote");
const yes = given.includes("--yes");
const [question = "", value] = given.filter((one) => one !== "--remote" && one !== "--yes");
const ask = (/** @type {string} */ statement) => askDatabase(statement, remote);

/** Questions that take no value are SQL files. */
const files = readdirSync(join(root, "ops"))
  .filter((name) => name.endsWith(".sql"))
  .map((name) => name.replace(/\.sql$/, ""))
  .sort();

/** The value, which is asked for when the command has none. @param {string} what */
async function wanted(what) {
  const text = value?.trim() || (await answerTo(`${what}: `));
  return text || stopWith(`Say which: npm run leads -- ${question} ${what}`);
}

/** @param {string} what */
async function referenceOf(what) {
  const text = await wanted(what);
  if (/^[0-9a-f-]{4,36}$/i.test(text) || (text === "all" && what.includes("all"))) return text;
  return stopWith(
    `${shown(text)} is not a reference. A reference is the beginning of an id, such as 1a2b3c4d.`,
  );
}

const spellings = async () => spellingsOf(await wanted("EMAIL"), ask);

/** @param {Record<string, unknown>[]} rows @param {string} none */
const show = (rows, none) => (rows.length > 0 ? print(rows) : console.log(none));

/** Says what will change, and asks before it changes more than one row. */
async function change() {
  const reference = await referenceOf("REF|all");
  const rows = await ask(statements.preview(question, reference));
  const total = rows.reduce((sum, { deliveries }) => sum + Number(deliveries), 0);
  if (total > 1) {
    print(rows, console.error);
    const sure = yes || /^y(es)?$/i.test(await answerTo(`${question} these ${total}? [y/N] `));
    if (!sure) stopWith("Nothing is changed. Answer y, or add --yes.");
  }
  if (total > 0) return print(await ask(statements.make(question, reference)));
  const isKnown = reference === "all" || (await ask(statements.show(reference))).length > 0;
  const wantedState = question === "release" ? "quarantined" : "dead";
  console.log(isKnown ? `None of these is ${wantedState}.` : "No lead has this reference.");
}

async function forget() {
  const statement = statements.forget(await spellings()).join(";\n");
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { deleted_from } of await ask(statement)) {
    counts[String(deleted_from)] = (counts[String(deleted_from)] ?? 0) + 1;
  }
  show(Object.keys(counts).length > 0 ? [counts] : [], "Nothing is stored for this address.");
  console.log("Ask the form service to delete its copies too.");
}

/** @type {Record<string, () => Promise<unknown>>} */
const questions = {
  find: async () => show(await ask(statements.find(await spellings())), "Nothing found."),
  show: async () => show(await ask(statements.show(await referenceOf("REF"))), "Nothing found."),
  ...Object.fromEntries(statements.changes.map((name) => [name, change])),
  forget,
  export: () => writeCsv(ask, process.stdout, (total) => console.error(`${total} exported`)),
};

const usage = `npm run leads -- <question> [--remote]

One of: ${files.join(", ")}
With a value: find EMAIL, show REF, forget EMAIL
Changes, with --yes unasked: ${statements.changes.map((name) => `${name} REF|all`).join(", ")}
As CSV: export > leads.csv`;

try {
  if (Object.hasOwn(questions, question)) await questions[question]?.();
  else if (files.includes(question)) {
    show(await ask(readFileSync(join(root, "ops", `${question}.sql`), "utf8")), "None.");
  } else stopWith(usage);
} catch (error) {
  stopWith(shown(error instanceof Error ? error.message : error));
}
