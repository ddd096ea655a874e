/** Lists of leads: a line each, the newest fifty, how many there are and how to see them. */
import type { Row } from "./database.ts";
import { groupReference, joinList, parseObject } from "./export.ts";
import { type Column, tableOf } from "./table.ts";
import { type Field, printFields } from "./terminal.ts";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `Nov 26 09:30`, or `Nov 26, 2025` of another year. */
export function shortTime(stored: unknown, now = new Date()): string {
  const [, year, month, day, clock] =
    String(stored ?? "").match(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/) ?? [];
  if (!year) return String(stored ?? "");
  const date = `${months[Number(month) - 1]} ${day}`;
  return Number(year) === now.getUTCFullYear() ? `${date} ${clock}` : `${date}, ${year}`;
}

/** The words of the documents for stored ones (app/db/schema.server.ts). */
const spoken: Record<string, string> = {
  quarantined: "held",
  unwell: "unavailable",
  refusals_in_a_row: "rejected_in_a_row",
  "refuses every lead": "takes no lead",
};

/** A stored word as operators read it; any other value is returned as text. */
export const spokenWord = (stored: unknown): string =>
  spoken[String(stored)] ?? String(stored ?? "");

/** How far a lead has come, and what was wrong with it last. */
export const stateAndError = ({ state, last_error }: Row): string =>
  [spokenWord(state), state === "delivered" ? null : last_error].filter(Boolean).join(" ");

const texts = (rows: Row[], name: string) => rows.map((row) => String(row[name] ?? ""));

/** The table of some leads. */
export function printLeads(rows: Row[]): void {
  const column = (name: string, more: Partial<Column> = {}): Column => ({
    name,
    cells: texts(rows, name),
    ...more,
  });
  const { lines, left } = tableOf([
    column("reference", { cells: rows.map(({ reference }) => groupReference(reference)) }),
    column("when, UTC", { cells: rows.map(({ created_at }) => shortTime(created_at)) }),
    column("form", { min: 7 }),
    // A subscriber has no name.
    column("name", { cells: rows.map(({ name, email }) => String(name ?? email ?? "")), min: 10 }),
    column("state", { cells: rows.map(stateAndError), min: 20 }),
    column("signals", { cells: texts(rows, "signs"), min: 7 }),
    column("found in", { cells: texts(rows, "found_in") }),
    column("failure", { cells: texts(rows, "failure").map(spokenWord), optional: 1 }),
    column("phone", { optional: 2 }),
    column("company", { min: 10, optional: 4 }),
    column("about", { min: 14, optional: 3 }),
  ]);
  for (const line of lines) console.log(line);
  if (lines.some((line) => line.includes("…"))) {
    console.log("What is cut stands whole in: npm run leads -- show REF");
  }
  if (left.length > 0) console.log(`A wider terminal shows ${left.join(", ")} too.`);
}

/** What the code of a failed attempt means; the others are a service's own words. */
const meanings: Record<string, string> = {
  timeout: "no answer within ten seconds",
  network: "the service could not be reached",
  denied: "the answer says that it failed",
  interrupted: "the worker was cut off while it sent",
};

/** Why the last attempt failed, and whether that is the lead's fault or the service's. */
function failureOf({ state, last_error, refused, attempts }: Row): string | undefined {
  if (!last_error || state === "delivered") return;
  const code = String(last_error);
  const meaning = meanings[code] ?? code.replace(/^http-(\d+)$/, "it answered with status $1");
  // What is sent again begins anew, with no attempt yet.
  if (attempts === 0) return `${meaning}, before it was sent again`;
  return `${meaning}; ${refused ? "the service read this lead and said no" : "the fault is the service's, not the lead's"}`;
}

/** Everything that is stored about a lead: its way to the form service, what was typed, where it came from. */
export function leadFields(row: Row): Record<"way" | "typed" | "origin", Field[]> {
  const { name: _, firstName: __, lastName: ___, ...typed } = parseObject(row.payload);
  const isPending = row.state === "pending";
  return {
    way: [
      ["reference", groupReference(row.reference)],
      ["form", row.form],
      ["received", row.created_at],
      ["state", stateAndError(row)],
      ["failure", failureOf(row)],
      ["spam signals", row.signs],
      ["Akismet", Object.values(parseObject(row.akismet)).join(", ")],
      ["attempts", row.attempts],
      ["last attempt", row.ended_at],
      ["delivered", row.delivered_at],
      ["next attempt", isPending ? row.next_attempt_at : null],
      ["give up", isPending ? row.give_up_at : null],
      ["being sent until", row.lease_until],
    ],
    typed: [
      ["name", row.name],
      ...Object.entries(typed).map(([key, value]): Field => [key, joinList(value)]),
    ],
    origin: [["page", row.page], ...Object.entries(parseObject(row.campaign)), ["id", row.id]],
  };
}

/** Prints everything that is stored about a lead. */
export function printLead(row: Row) {
  const { way, typed, origin } = leadFields(row);
  const answer: Field[] = [
    ["answered", row.answered_at],
    ["answered by", row.answered_by],
    ["note", row.note],
  ];
  printFields([...way, ...typed, ...answer, ...origin]);
}

/** Other rows, as they come. */
export function printRows(rows: Row[]): void {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => ({ name, cells: texts(rows, name), min: 8 }));
  for (const line of tableOf(columns).lines) console.log(line);
}

/** How many rows there are, and how to see those that are not shown. */
export function printCount(shown: number, total: number, command: string): void {
  const all = `${total.toLocaleString("en-US")} in all`;
  console.log(
    shown < total
      ? `\nThe newest ${shown} of ${all}. To see every one: ${command} --all`
      : `\n${all}`,
  );
}
