import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leadTables } from "~/db/schema.server";
import { allHandlers } from "~/forms/all";
import { type RunSql, textOf } from "../../scripts/leads/database.ts";
import { find } from "../../scripts/leads/find.ts";
import { foundIn, identifiedBy } from "../../scripts/leads/match.ts";
import { selectBatch } from "../../scripts/leads/pages.ts";
import * as statements from "../../scripts/leads/statements.ts";
import { bin } from "../../scripts/tasks.ts";
import { addRow } from "../support/add-leads";
import { operatorsDatabase, runSqlOn } from "../support/operators-database";

const root = resolve(import.meta.dirname, "../..");
/** More than one page of the export. */
const ROWS = 30_000;
const { stateDir, within, sh, remove } = operatorsDatabase();
const ops = readdirSync(join(root, "ops")).filter((name) => name.endsWith(".sql"));

/** Each statement adds the rows of one table; ids count up, so that references differ. */
const numbers = (count: number) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
const id = "printf('%08x-0000-8000-8000-000000000000', i)";
const time = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (i * 5) || ' minutes')";

const nowrap = { email: "o'neil@example.org", ref: "0badcafe" };
const unlucky = `${nowrap.ref}-0000-8000-8000-000000000000`;

beforeAll(async () => {
  await within(async (db) => {
    await db.batch(
      [
        `insert into deliveries (id, created_at, form, payload, state, attempts, next_attempt_at, give_up_at, page, campaign)
       ${numbers(ROWS)} select ${id}, ${time},
         case i % 4 when 0 then 'support' when 1 then 'newsletter' else 'contact' end,
         json_object('name', 'Person ' || i, 'email', 'person' || i || '@example.org', 'message', '=SUM(A1)'),
         case when i % 1000 = 0 then 'pending' when i % 1000 = 1 then 'dead' when i % 1000 = 2 then 'quarantined' else 'delivered' end,
         1, ${time}, ${time}, '/contact', json_object('utm_source', 'news') from n`,
        `insert into contact_submissions (id, created_at, name, email, message, services)
       ${numbers(ROWS)} select ${id}, ${time}, 'Person ' || i, 'person' || i || '@example.org', 'Hello', '{}' from n`,
      ].map((text) => db.prepare(text)),
    );
  });
  await addPerson();
});
afterAll(remove);

/** One address with an apostrophe, in another case, in every table and state it can be in. */
const addPerson = () =>
  within(async (db) => {
    for (const table of ["deliveries", "contact_submissions", "newsletter_subscriptions"]) {
      await db.prepare(`delete from ${table} where id = ?`).bind(unlucky).run();
    }
    const email = "O'Neil@Example.org";
    const payload = JSON.stringify({ name: "O'Neil", email, phone: "(317) 555-0100" });
    await addRow(db, "deliveries", { id: unlucky, payload, state: "dead" });
    await addRow(db, "contact_submissions", { id: unlucky, email: email.toUpperCase() });
    await addRow(db, "newsletter_subscriptions", { id: unlucky, email: "o'neil@EXAMPLE.org" });
  });

const guide = readFileSync(join(root, "docs/operators.md"), "utf8");
const deploying = readFileSync(join(root, "docs/deploy.md"), "utf8");
const commands = (kind: string, text = guide) =>
  [...text.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, "g"))].flatMap(([, block]) =>
    String(block)
      .trim()
      .split("\n")
      .map((line) => line.trim()),
  );
const onAccount = [...commands("sh account"), ...commands("sh account", deploying)];

/** One row went out of each table that held the person. */
const everyTable =
  /1 deleted from contact_submissions\n1 deleted from newsletter_subscriptions\n1 deleted from answers\n1 deleted from deliveries/;

/** What the answers to the guide's questions have to say on this database. */
const says: [RegExp, RegExp][] = [
  [/answered/, /^0bad cafe {2}is marked as answered by Bo\.$/m],
  [/since/, /Person 1\b[\s\S]*The newest 50 of/],
  [/health/, new RegExp(`received\\s+${ROWS + 1}[\\s\\S]*missing\\s+0`)],
  [/today/, /Person \d/],
  [/undelivered/, /0badcafe|"reference"|pending/],
  [/held/, /Person 1002\b/],
  [/find/, /0bad cafe/],
  [/show/, /O'Neil@Example.org/],
  [/requeue 0badcafe/, /0bad cafe {2}was dead, is pending now/],
  [/requeue all/, /leads are pending now/],
  [/close 0badcafe/, /0bad cafe {2}is pending: left as it is/],
  [/reopen 0badcafe/, /0bad cafe {2}is pending: left as it is/],
  [/release 0badcafe/, /0bad cafe {2}is pending: left as it is/],
  [/spam 0badcafe/, /0bad cafe {2}was pending, is held now/],
  [/release all/, /leads are pending now/],
  [/correct/, /phone: \(317\) 555-0100 → \(317\) 555-0187\nCorrected/],
  [/forget/, everyTable],
  [/unsubscribe/, /This address does not get the newsletter/],
  [/weeks/, /contact/],
  [/report/, /sales leads[\s\S]*\n contact[\s\S]*campaign\s[\s\S]*news[\s\S]*support/],
  [/subscribers/, /o'neil/],
  [/export/, /^$/],
  [/test-alert/, /The next sweep sends a test alert/],
];

/** What an operator types when a command of the guide asks. */
const typed: [RegExp, string][] = [
  [/ all$/, "y\n"],
  [/ correct /, "y\n"],
  [/ forget$/, `${nowrap.email}\ny\n`],
];

function expectAnswer(command: string, answer: string) {
  const expected = says.find(([asked]) => asked.test(command))?.[1];
  expect(expected, "a command without an expectation").toBeDefined();
  expect([command, answer]).toEqual([command, expect.stringMatching(expected as RegExp)]);
}

/** The statement of a command that does no more than send a file of ops. */
function statementOf(command: string): string | undefined {
  const file = `${command.match(/^npm run leads -- ([a-z-]+)$/)?.[1]}.sql`;
  return ops.includes(file) ? readFileSync(join(root, "ops", file), "utf8") : undefined;
}

describe("the guide", () => {
  // The desk runs until it is stopped (tests/worker/desk.test.ts).
  const local = commands("sh").filter((command) => command !== "npm run desk");
  // One of those that only send a statement goes the whole way, as does every other command.
  const isShown = / (health|today|report)$/;
  const sent = local.filter((command) => statementOf(command) && !isShown.test(command));

  test("asks questions whose statements answer them", async () => {
    await within(async (db) => {
      for (const command of sent) {
        const { results } = await db.prepare(statementOf(command) ?? "").all();
        expectAnswer(command, results.flatMap((row) => Object.values(row)).join(" "));
      }
    });
  });

  test.each(local.filter((command) => !sent.includes(command)))(
    "%s works as it is written",
    (command) => {
      // The file of the export would land in the project, and what wrangler logs by hand among what is looked at.
      const there = command
        .replace(/ leads\.csv$/, ` "${join(stateDir, "leads.csv")}"`)
        .replace(/^npx /, `export WRANGLER_LOG_PATH="${join(stateDir, "by-hand")}"; npx `);
      const printed = sh(there, typed.find(([asked]) => asked.test(command))?.[1]);
      // npm's own lines come first.
      const answer = printed.replace(/^\n(> .*\n)+\n/, "");
      if (answer && command.startsWith("npm")) expect(answer).toMatch(/^Database: local \(/);
      expectAnswer(command, answer);
    },
  );

  const helps = new Map<string, string>();

  test.each([...new Set(onAccount)])("%s is a command of this wrangler", (command) => {
    const words = command.replace(/=?"\$\(.*/, "").split(" ");
    const end = words.findIndex((word) => word.startsWith("-") || /^[A-Z]/.test(word));
    const verb = words.slice(0, end < 0 ? undefined : end).join(" ");
    const help =
      helps.get(verb) ?? sh(`${verb.replace("npx wrangler", `"${bin("wrangler")}"`)} --help`);
    helps.set(verb, help);
    for (const flag of words.filter((word) => word.startsWith("--"))) expect(help).toContain(flag);
  });

  test("names every file of ops", () => {
    for (const file of ops) expect(guide, file).toContain(file.replace(".sql", ""));
    for (const change of statements.changes) expect(guide).toContain(`npm run leads -- ${change} `);
  });
});

const forget = async (ask: RunSql, text: string) => {
  const rows = await find(ask, text, identifiedBy);
  return ask(...statements.deleteLeads(rows.map(({ id: found }) => String(found))));
};

test("forgetting one address leaves everybody else", async () => {
  await addPerson();
  const odd = "x' or 1=1; drop table deliveries; -- %";
  expect(sh(`npm run leads -- forget '${odd.replaceAll("'", "'\\''")}'`)).toContain("Nobody");
  await within(async (db) => {
    for (const other of ["%", "o'neil@", "x' or 1=1 --", "O'NEIL@example.ORG"]) {
      await forget(runSqlOn(db), other);
    }
    const left = await db.prepare("select count(*) as n from deliveries").first<number>("n");
    const subscribers = await db.prepare("select * from newsletter_subscriptions").all();
    expect([left, subscribers.results]).toEqual([ROWS, []]);
  });
});

test("a search looks through 30,000 leads and hands over those that may fit alone", async () => {
  await within(async (db) => {
    let received = 0;
    const counting: RunSql = async (...asked) => {
      const answers = await runSqlOn(db)(...asked);
      received += answers.flat().length;
      return answers;
    };
    const found = await find(counting, "PERSON 2999", foundIn);
    expect(found.map(({ name }) => name)).toContain("Person 2999");
    expect(found).toHaveLength(13);
    expect(received).toBe(13);
  });
});

test("the export holds every row once", () => {
  const lines = readFileSync(join(stateDir, "leads.csv"), "utf8").trim().split("\r\n");
  expect(lines).toHaveLength(ROWS + 1);
  expect(new Set(lines.map((line) => line.slice(0, 9))).size).toBe(ROWS + 1);
  expect(lines[1]).toContain(",'=SUM(A1),");
});

describe("the statements", () => {
  const asked = [
    ...ops.map((file) => readFileSync(join(root, "ops", file), "utf8")),
    ...[
      statements.selectLeads([nowrap.ref, "12345678"]),
      ...statements.changes.flatMap((change) => [
        statements.selectChosen(change, [nowrap.ref]),
        statements.countFitting(change),
        statements.applyChange(change),
        statements.applyChange(change, [unlucky]),
      ]),
      selectBatch(5, sql`1`),
      ...statements.deleteLeads([unlucky]),
      ...statements.updateField(unlucky, "phone", "1"),
    ].map(textOf),
    "select * from leads order by created_at desc limit 50",
  ];

  const harmless =
    /(USING|COVERING|VIRTUAL TABLE) INDEX|CONSTANT ROW|^SCAN (sizes|sums|received|sales|waits|parts|counted|expired|subscribers|delivery_health|\(subquery.*)$/;

  test("all use an index", async () => {
    await within(async (db) => {
      const scans: string[] = [];
      for (const text of asked) {
        const { results } = await db
          .prepare(`explain query plan ${text}`)
          .all<{ detail: string }>();
        const bad = results.filter(({ detail }) => /^SCAN/.test(detail) && !harmless.test(detail));
        scans.push(...bad.map(({ detail }) => `${detail} in ${text}`));
      }
      expect(scans).toEqual([]);
    });
  });
});

test("every form of the list is erased, and no table is left out", () => {
  const deletes = statements.deleteLeads(["x"]).map(textOf).join();
  for (const table of Object.values(leadTables)) expect(deletes).toContain(getTableName(table));
  for (const { store } of allHandlers) if (store) expect(leadTables).toHaveProperty(store.table);
});

test("no command leaves a log of wrangler's with personal data in it", () => {
  const logs = join(stateDir, "logs");
  if (!existsSync(logs)) return;
  const text = readdirSync(logs).map((name) => readFileSync(join(logs, name), "utf8"));
  expect(text.join("\n")).not.toMatch(/neil|person\d/i);
});
