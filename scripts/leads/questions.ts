/** The questions that an operator can ask, and the changes that they can make. */
import { sql } from "drizzle-orm";
import { type Confirm, change, referencesIn } from "./changes.ts";
import { type Ask, type Row, statementIn } from "./database.ts";
import { exportTo } from "./exports.ts";
import { find, whole } from "./find.ts";
import { printCount, printLead, printLeads, printRows, spokenWord } from "./lists.ts";
import { foundIn } from "./match.ts";
import { submissions } from "./pages.ts";
import { answer, correct, forget, unsubscribe } from "./person.ts";
import { printReport } from "./report.ts";
import { conditionOf, listed, NEWEST, show } from "./statements.ts";
import { printFields } from "./terminal.ts";

export interface Asked {
  question: string;
  /** What follows the question; at least one word where it takes any. */
  values: string[];
  /** Whether a list shows every row. */
  all: boolean;
  ask: Ask;
  confirm: Confirm;
  /** What is wrong with the settings of the site, in one line. */
  problems(): Promise<string>;
}

export interface Question {
  /** What follows it, as the help says it; without it, nothing may. */
  takes?: string;
  /** What may follow it, as an example. */
  example?: string;
  /** What is taken for it where nothing follows; without it, the operator is asked. */
  otherwise?: string;
  help: string;
  run(asked: Asked): Promise<unknown>;
}

/** The newest rows of a list, how many there are, and how to see the others. */
async function list({ question, all, ask }: Asked, print: (rows: Row[]) => void = printLeads) {
  const [rows = []] = await ask(statementIn(`${question}.sql`, all));
  if (rows.length === 0) return console.log("None.");
  print(rows.map(({ total: _, ...row }) => row));
  printCount(rows.length, Number(rows[0]?.total), `npm run leads -- ${question}`);
}

/** The leads from a day on. */
async function since({ values: [day = ""], all, ask }: Asked) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error("Give a day, such as 2026-01-30.");
  const asked = listed(conditionOf({ from: day }), 0, all ? -1 : NEWEST);
  const [rows = [], [{ total = 0 } = {}] = []] = await ask(...asked);
  if (rows.length === 0) return console.log("None.");
  printLeads(rows);
  printCount(rows.length, Number(total), `npm run leads -- since ${day}`);
}

const onChange = (help: string): Question => ({
  takes: "REF … or all",
  example: "1a2b3c4d",
  help,
  run: ({ question, values, ask, confirm }) => change(question, values, ask, confirm),
});

/** Every question and change, by its name. */
export const questions: Record<string, Question> = {
  health: {
    help: "how everything stands, in one row",
    async run({ ask }) {
      const [[row = {}] = []] = await ask(statementIn("health.sql"));
      const all = Object.entries({ ...row, last_sweep: row.last_sweep ?? "never" });
      printFields(all.map(([name, value]) => [spokenWord(name), spokenWord(value)]));
    },
  },
  today: { help: "the leads of the last 24 hours", run: (asked) => list(asked) },
  since: { takes: "DAY", example: "2026-01-30", help: "the leads from a day on", run: since },
  undelivered: {
    help: "what waits, or was given up, and why",
    async run(asked) {
      const [problems] = await Promise.all([asked.problems(), list(asked)]);
      if (problems) console.log(`\nSettings: ${problems}.`);
    },
  },
  held: { help: "leads held as spam", run: (asked) => list(asked) },
  subscribers: { help: "who gets the newsletter", run: (asked) => list(asked, printRows) },
  report: {
    help: "twelve months of leads, by form, service, campaign, page",
    async run({ ask }) {
      const [rows = []] = await ask(statementIn("report.sql"));
      printReport(rows);
    },
  },
  weeks: {
    help: "twelve weeks of leads, by form",
    async run({ ask }) {
      const [rows = []] = await ask(statementIn("weeks.sql"));
      printRows(rows);
    },
  },
  find: {
    takes: "TEXT",
    example: '"317 555 0142"',
    help: "by address, phone, name, reference, part of a message",
    async run({ values, all, ask }) {
      const text = values.join(" ");
      const rows = await find(ask, text, foundIn);
      if (rows.length === 0) return console.log("Nothing found, in any table or state.");
      printLeads(await whole(ask, all ? rows : rows.slice(0, NEWEST)));
      printCount(all ? rows.length : Math.min(NEWEST, rows.length), rows.length, "the same with");
    },
  },
  show: {
    takes: "REF …",
    example: "1a2b 3c4d",
    help: "everything that is stored about a lead",
    async run({ values, ask }) {
      const [rows = []] = await ask(show(referencesIn(values)));
      if (rows.length === 0) console.log("No lead has this reference.");
      for (const [i, row] of rows.entries()) {
        if (i > 0) console.log("");
        printLead(row);
      }
    },
  },
  answered: {
    takes: "REF WHO NOTE",
    example: '1a2b3c4d Bo "Called."',
    help: "writes down who has answered a lead",
    run: ({ values, ask }) => answer(values, ask),
  },
  requeue: onChange("sends given-up leads again, for seven days"),
  close: onChange("given-up leads are dealt with; no alert names them"),
  reopen: onChange("takes a close back"),
  release: onChange("delivers leads held as spam"),
  spam: { ...onChange("holds as spam what came through"), takes: "REF …" },
  correct: {
    takes: "REF FIELD VALUE",
    example: "1a2b3c4d name Ann",
    help: "writes another value into a field of a lead",
    run: ({ values, ask, confirm }) => correct(values, ask, confirm),
  },
  "test-alert": {
    help: "has the next sweep send a test to ALERT_URL",
    async run({ ask }) {
      await ask(sql`insert into service_state (id, test_alert) values (1, 1)
        on conflict (id) do update set test_alert = 1`);
      console.log("The next sweep sends a test alert, where ALERT_URL is set.");
    },
  },
  forget: {
    takes: "TEXT",
    help: "deletes a person: by address, phone, name or reference",
    run: ({ values, ask, confirm }) => forget(values.join(" "), ask, confirm),
  },
  unsubscribe: {
    takes: "ADDRESS",
    example: "ann@example.org",
    help: "takes an address off the newsletter",
    run: ({ values, ask, confirm }) => unsubscribe(values.join(" "), ask, confirm),
  },
  export: {
    takes: "FILE",
    example: "leads.csv",
    otherwise: "leads.csv",
    help: "every submission, as CSV for a spreadsheet",
    async run({ values, ask }) {
      const [name = "", more] = values;
      if (more || !name.endsWith(".csv")) throw new Error("Name one file that ends in .csv.");
      const progress = (so: number) => console.error(`${so} written …`);
      console.error(`Leads: ${await exportTo(name, submissions(ask), progress)}`);
    },
  },
};
