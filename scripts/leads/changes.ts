/** The changes of `ops/changes`, made to some leads or to all that they fit, and told one by one. */
import type { Row, RunSql } from "./database.ts";
import { groupReference } from "./export.ts";
import { printLeads, printRows, spokenWord, stateAndError } from "./lists.ts";
import * as statements from "./statements.ts";
import { printable } from "./terminal.ts";

/** Asks before a change, and throws where the answer is no. `--yes` says yes beforehand. */
export type Confirm = (question: string) => Promise<void>;

/**
 * The references among some words. Visitors are shown one in two groups, which may come as two words. Throws an
 * Error that names the first word which is none.
 */
export function referencesIn(words: string[]): string[] {
  const references: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    const isGroup = (text = "") => /^[0-9a-f]{4}$/i.test(text);
    const both = isGroup(word) && isGroup(words[i + 1]) ? `${word}${words[++i]}` : word;
    const reference = both.replace(/\s/g, "").toLowerCase();
    if (!/^[0-9a-f][0-9a-f-]{3,35}$/.test(reference)) {
      throw new Error(
        `${printable(word)} is not a reference. A reference is the beginning of an id, such as 1a2b 3c4d.`,
      );
    }
    references.push(reference);
  }
  return references;
}

/** Makes a change to every lead that it fits. */
async function changeAll(name: string, runSql: RunSql, confirm: Confirm) {
  const [kinds = []] = await runSql(statements.countFitting(name));
  const total = kinds.reduce((sum, { leads }) => sum + Number(leads), 0);
  if (total === 0) return console.log(`There is nothing to ${name}.`);
  printRows(kinds);
  await confirm(`${name} ${total === 1 ? "this lead" : `these ${total}`}?`);
  const [rows = []] = await runSql(statements.applyChange(name));
  for (const state of new Set(rows.map((row) => row.state))) {
    const count = rows.filter((row) => row.state === state).length;
    console.log(`${count} ${count === 1 ? "lead is" : "leads are"} ${spokenWord(state)} now.`);
  }
}

/** Makes a change to the leads of some references, or to `all`, and says what became of each. */
export async function runChange(name: string, words: string[], runSql: RunSql, confirm: Confirm) {
  if (words.join() === "all" && name !== statements.SPAM_CHANGE)
    return changeAll(name, runSql, confirm);
  const references = referencesIn(words);
  const [leads = []] = await runSql(statements.selectChosen(name, references));
  const fitting = leads.filter(({ fits }) => fits);
  if (fitting.length > 1) {
    printLeads(fitting);
    await confirm(`${name} these ${fitting.length}?`);
  }
  const ids = fitting.map(({ id }) => String(id));
  const [made = []] = ids.length > 0 ? await runSql(statements.applyChange(name, ids)) : [];
  const states = new Map(made.map(({ id, state }) => [id, state]));
  const lineOf = (lead: Row) => {
    const state = states.get(lead.id ?? "");
    const what = state
      ? `was ${spokenWord(lead.state)}, is ${spokenWord(state)} now`
      : `is ${stateAndError(lead)}: left as it is`;
    return `${groupReference(lead.reference)}  ${what}  (${printable([lead.form, lead.name].filter(Boolean).join(", "))})`;
  };
  for (const reference of references) {
    const own = leads.filter(({ id }) => String(id).startsWith(reference));
    for (const lead of own) console.log(lineOf(lead));
    if (own.length === 0) {
      console.log(`${groupReference(reference)}  No lead has this reference.`);
      process.exitCode = 1;
    }
  }
}
