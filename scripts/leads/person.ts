/** What a person may ask for: that everything about them is deleted, or that something is corrected. */
import { type Confirm, referencesIn } from "./changes.ts";
import type { Row, RunSql } from "./database.ts";
import { groupReference, type JsonObject, parseObject } from "./export.ts";
import { exportsWith } from "./export-files.ts";
import { find, fullRows } from "./find.ts";
import { printLeads } from "./lists.ts";
import { foundIn, identifiedBy } from "./match.ts";
import * as statements from "./statements.ts";
import { printable, promptFor } from "./terminal.ts";

/** Deletes the rows of some ids, in every table; says how many of which. */
export async function erase(runSql: RunSql, ids: string[]): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const piece of statements.inBatches(ids)) {
    const found = await runSql(...statements.deleteLeads(piece));
    for (const { deleted_from: table } of found.flat()) {
      deleted[String(table)] = (deleted[String(table)] ?? 0) + 1;
    }
  }
  return deleted;
}

/** Takes an address off the newsletter, and asks before. */
export async function unsubscribe(address: string, runSql: RunSql, confirm: Confirm) {
  const [rows = []] = await runSql(statements.selectSubscriptions(address));
  if (rows.length === 0) return console.log("This address does not get the newsletter.");
  await confirm(`Unsubscribe ${printable(rows[0]?.email)}?`);
  await erase(
    runSql,
    rows.map(({ id }) => String(id)),
  );
  console.log("Unsubscribed.");
}

/** Deletes what is found by a reference, an address, a phone number or a name. */
export async function erasePerson(text: string, runSql: RunSql, confirm: Confirm) {
  const rows = await find(runSql, text, identifiedBy);
  if (rows.length === 0) {
    const others = await find(runSql, text, foundIn);
    console.log("Nobody with this reference, address, phone number or name is stored.");
    if (others.length > 0) {
      console.log(`It stands within ${others.length} other leads: npm run leads -- find.`);
    }
    return;
  }
  printLeads(await fullRows(runSql, rows));
  for (const file of exportsWith(rows.map(({ id }) => String(id)))) {
    console.log(`An export has it too; delete the file: ${file}`);
  }
  await confirm(`Delete ${rows.length === 1 ? "it" : `all ${rows.length}`} for ever?`);
  const ids = rows.map(({ id }) => String(id));
  for (const [table, count] of Object.entries(await erase(runSql, ids)))
    console.log(`${count} deleted from ${table}`);
  console.log("Ask the form service to delete its copies too, and look for other spellings: find.");
}

/** The fields that hold one line of text, which alone can be corrected. */
const correctable = (typed: JsonObject) =>
  Object.keys(typed).filter(
    (field) => typeof typed[field] === "string" && !["message", "form", "urgency"].includes(field),
  );

/** The one lead of the reference that some words begin with, and the other words. */
async function oneLead(words: string[], runSql: RunSql): Promise<[lead: Row, others: string[]]> {
  const [reference = "", ...others] = wordsOf(words);
  const [leads = []] = await runSql(statements.selectLeads(referencesIn([reference])));
  const [lead, other] = leads;
  if (!lead) throw new Error("No lead has this reference.");
  if (other)
    throw new Error(`${leads.length} leads have this reference: give the id, which show prints.`);
  return [lead, others];
}

/** Writes down who has answered one lead, and what they noted. */
export async function recordAnswer(words: string[], runSql: RunSql) {
  const [lead, [by, ...note]] = await oneLead(words, runSql);
  const name = by ?? (await promptFor("Who has answered it? "));
  if (!name) throw new Error("Nothing is written down. Say who has answered it.");
  await runSql(statements.saveAnswer(String(lead.id), name, note.join(" ")));
  console.log(`${groupReference(lead.reference)}  is marked as answered by ${printable(name)}.`);
}

/** Writes another value into a field of one lead. */
export async function correctLead(words: string[], runSql: RunSql, confirm: Confirm) {
  const [lead, [field, ...given]] = await oneLead(words, runSql);
  const typed = parseObject(lead.payload);
  const fields = correctable(typed);
  const name = field ?? (await promptFor(`Which field (${fields.join(", ")})? `));
  if (!fields.includes(name)) {
    throw new Error(`${printable(name)} is none of its fields: ${fields.join(", ")}.`);
  }
  const value = (given.join(" ") || (await promptFor(`${name}: `))).trim();
  if (!value || printable(value) !== value || value.includes("\n")) {
    throw new Error("Nothing is changed. Give a line of plain text.");
  }
  if (name === "email" && !/^\S+@\S+\.\S+$/.test(value)) {
    throw new Error(`Nothing is changed. ${value} is no email address.`);
  }
  console.log(
    `${groupReference(lead.reference)}  ${name}: ${printable(typed[name] || "nothing")} → ${value}`,
  );
  await confirm("Correct it?");
  const [rows = []] = await runSql(...statements.updateField(String(lead.id), name, value));
  console.log(rows.length > 0 ? "Corrected." : "Nothing is changed.");
  if (lead.state === "delivered")
    console.log("The form service has the old one: correct it there too.");
}

/** A reference in two groups is one word. */
const wordsOf = ([first = "", second = "", ...others]: string[]) =>
  /^[0-9a-f]{4}$/i.test(first) && /^[0-9a-f]{4}$/i.test(second)
    ? [first + second, ...others]
    : [first, ...(second ? [second] : []), ...others];
