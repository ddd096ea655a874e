/** The questions that an operator can use, and the changes that they can make. */
import { sql } from "drizzle-orm";
import { type Confirm, referencesIn, runChange } from "./changes.ts";
import { type Row, type RunSql, statementIn } from "./database.ts";
import { exportTo } from "./export-files.ts";
import { find, fullRows } from "./find.ts";
import { printCount, printLead, printLeads, printRows, spokenWord } from "./lists.ts";
import { foundIn } from "./match.ts";
import { readSubmissions } from "./pages.ts";
import { correctLead, erasePerson, recordAnswer, unsubscribe } from "./person.ts";
import { printReport } from "./report.ts";
import { conditionOf, PAGE_SIZE, selectLeads, selectPage } from "./statements.ts";
import { printFields } from "./terminal.ts";

export interface CommandInput {
  name: string;
  /** What follows the name; at least one word where it takes any. */
  values: string[];
  /** Whether a list shows every row. */
  all: boolean;
  runSql: RunSql;
  confirm: Confirm;
  /** What is wrong with the settings of the site, in one line. */
  problems(): Promise<string>;
}

export interface Command {
  /** What follows it, as the help says it; without it, nothing may. */
  usage?: string;
  /** What may follow it, as an example. */
  example?: string;
  /** What is taken for it where nothing follows; without it, the operator is asked. */
  fallback?: string;
  help: string;
  run(input: CommandInput): Promise<unknown>;
}

/** The newest rows of a list, how many there are, and how to see the others. */
async function list(
  { name, all, runSql }: CommandInput,
  print: (rows: Row[]) => void = printLeads,
) {
  const [rows = []] = await runSql(statementIn(`${name}.sql`, all));
  if (rows.length === 0) return console.log("None.");
  print(rows.map(({ total: _, ...row }) => row));
  printCount(rows.length, Number(rows[0]?.total), `npm run leads -- ${name}`);
}

/** The leads from a day on. */
async function since({ values: [day = ""], all, runSql }: CommandInput) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error("Give a day, such as 2026-01-30.");
  const statements = selectPage(conditionOf({ from: day }), 0, all ? -1 : PAGE_SIZE);
  const [rows = [], [{ total = 0 } = {}] = []] = await runSql(...statements);
  if (rows.length === 0) return console.log("None.");
  printLeads(rows);
  printCount(rows.length, Number(total), `npm run leads -- since ${day}`);
}

const onChange = (help: string): Command => ({
  usage: "REF … or all",
  example: "1a2b3c4d",
  help,
  run: ({ name, values, runSql, confirm }) => runChange(name, values, runSql, confirm),
});

/** Every command by its name. */
export const commands: Record<string, Command> = {
  health: {
    help: "how everything stands, in one row",
    async run({ runSql }) {
      const [[row = {}] = []] = await runSql(statementIn("health.sql"));
      const all = Object.entries({ ...row, last_sweep: row.last_sweep ?? "never" });
      printFields(all.map(([name, value]) => [spokenWord(name), spokenWord(value)]));
    },
  },
  today: { help: "the leads of the last 24 hours", run: (input) => list(input) },
  since: { usage: "DAY", example: "2026-01-30", help: "the leads from a day on", run: since },
  undelivered: {
    help: "what waits, or was given up, and why",
    async run(input) {
      const [problems] = await Promise.all([input.problems(), list(input)]);
      if (problems) console.log(`\nSettings: ${problems}.`);
    },
  },
  held: { help: "leads held as spam", run: (input) => list(input) },
  subscribers: { help: "who gets the newsletter", run: (input) => list(input, printRows) },
  report: {
    help: "twelve months of leads, by form, service, campaign, page",
    async run({ runSql }) {
      const [rows = []] = await runSql(statementIn("report.sql"));
      printReport(rows);
    },
  },
  weeks: {
    help: "twelve weeks of leads, by form",
    async run({ runSql }) {
      const [rows = []] = await runSql(statementIn("weeks.sql"));
      printRows(rows);
    },
  },
  find: {
    usage: "TEXT",
    example: '"317 555 0142"',
    help: "by address, phone, name, reference, part of a message",
    async run({ values, all, runSql }) {
      const text = values.join(" ");
      const rows = await find(runSql, text, foundIn);
      if (rows.length === 0) return console.log("Nothing found, in any table or state.");
      printLeads(await fullRows(runSql, all ? rows : rows.slice(0, PAGE_SIZE)));
      printCount(
        all ? rows.length : Math.min(PAGE_SIZE, rows.length),
        rows.length,
        "the same with",
      );
    },
  },
  show: {
    usage: "REF …",
    example: "1a2b 3c4d",
    help: "everything that is stored about a lead",
    async run({ values, runSql }) {
      const [rows = []] = await runSql(selectLeads(referencesIn(values)));
      if (rows.length === 0) console.log("No lead has this reference.");
      for (const [i, row] of rows.entries()) {
        if (i > 0) console.log("");
        printLead(row);
      }
    },
  },
  answered: {
    usage: "REF WHO NOTE",
    example: '1a2b3c4d Bo "Called."',
    help: "writes down who has answered a lead",
    run: ({ values, runSql }) => recordAnswer(values, runSql),
  },
  requeue: onChange("sends given-up leads again, for seven days"),
  close: onChange("given-up leads are dealt with; no alert names them"),
  reopen: onChange("takes a close back"),
  release: onChange("delivers leads held as spam"),
  spam: { ...onChange("holds as spam what came through"), usage: "REF …" },
  correct: {
    usage: "REF FIELD VALUE",
    example: "1a2b3c4d name Ann",
    help: "writes another value into a field of a lead",
    run: ({ values, runSql, confirm }) => correctLead(values, runSql, confirm),
  },
  "test-alert": {
    help: "has the next sweep send a test to ALERT_URL",
    async run({ runSql }) {
      await runSql(sql`insert into service_state (id, test_alert) values (1, 1)
        on conflict (id) do update set test_alert = 1`);
      console.log("The next sweep sends a test alert, where ALERT_URL is set.");
    },
  },
  forget: {
    usage: "TEXT",
    help: "deletes a person: by address, phone, name or reference",
    run: ({ values, runSql, confirm }) => erasePerson(values.join(" "), runSql, confirm),
  },
  unsubscribe: {
    usage: "ADDRESS",
    example: "ann@example.org",
    help: "takes an address off the newsletter",
    run: ({ values, runSql, confirm }) => unsubscribe(values.join(" "), runSql, confirm),
  },
  export: {
    usage: "FILE",
    example: "leads.csv",
    fallback: "leads.csv",
    help: "every submission, as CSV for a spreadsheet",
    async run({ values, runSql }) {
      const [name = "", more] = values;
      if (more || !name.endsWith(".csv")) throw new Error("Name one file that ends in .csv.");
      const progress = (so: number) => console.error(`${so} written …`);
      console.error(`Leads: ${await exportTo(name, readSubmissions(runSql), progress)}`);
    },
  },
};
