import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { RunSql } from "../../scripts/leads/database.ts";
import { writeCsv } from "../../scripts/leads/export.ts";
import { unionOf } from "../../scripts/leads/find.ts";
import { readSubmissions } from "../../scripts/leads/pages.ts";
import { addRow } from "../support/add-leads";
import { operatorsDatabase, runCommand, runSqlOn } from "../support/operators-database";

const { stateDir, within, sh, remove } = operatorsDatabase();
afterAll(remove);
beforeEach(() =>
  within(async (db) => {
    await db.exec("delete from deliveries");
    await db.exec("delete from newsletter_subscriptions");
  }),
);

type Delivery = { id: string; payload?: object } & Record<string, unknown>;

/** Writes deliveries down, with what is told of each. */
const add = (rows: Delivery[]) =>
  within(async (db) => {
    for (const { payload = {}, ...columns } of rows) {
      const row = { state: "delivered", last_error: "http-422", ...columns };
      await addRow(db, "deliveries", { ...row, payload: JSON.stringify(payload) });
    }
  });

/** Asks in this process; the command itself is asked where what it adds is tested. */
const answer = (line: string, ...last: string[]) =>
  within((db) => runCommand(db, [...line.split(" "), ...last]));

/** What a question says before it is not asked on. */
const stopped = (line: string, ...last: string[]) =>
  within((db) => runCommand(db, [...line.split(" "), ...last], false)).then(
    () => "it went through",
    (error: Error) => error.message,
  );

const states = () =>
  within(async (db) => {
    const { results } = await db.prepare("select state from deliveries order by id").all();
    return results.map(({ state }) => state);
  });

/** What a command that ends with an error says. */
function refused(command: string, typed = ""): { stdout: string; stderr: string } {
  try {
    sh(command, typed);
  } catch (error) {
    return error as { stdout: string; stderr: string };
  }
  throw new Error("it went through");
}

describe("a change", () => {
  const three = ["00000001", "00000002", "00000003"];

  test("of everything says what it will change, and is made after a yes alone", async () => {
    await add(three.map((id) => ({ id, state: "dead" })));
    const said = refused("npm run leads -- requeue all", "n\n");
    expect(said.stdout).toMatch(/3 +dead +contact +http-422/);
    expect(said.stderr).toContain("requeue these 3?");
    expect(said.stderr).toContain("Nothing is changed");
    expect(await states()).toEqual(["dead", "dead", "dead"]);
    sh("npm run leads -- requeue all", "y\n");
    expect(await states()).toEqual(["pending", "pending", "pending"]);
  });

  test("asks as well when one reference is several leads, and not with --yes", async () => {
    await add(three.map((id) => ({ id, state: "quarantined" })));
    expect(await stopped("release 0000")).toMatch(/0000 0001[\s\S]*release these 3\?/);
    expect(await states()).toEqual(["quarantined", "quarantined", "quarantined"]);
    sh("npm run leads -- release 0000 --yes");
    expect(await states()).toEqual(["pending", "pending", "pending"]);
  });

  test.each([
    ["release", "quarantined", {}],
    ["requeue", "dead", { attempts: 0, presses: 0, refused: 0, lease_until: null }],
  ])("%s of a lead has it due at once, with its full seven days", async (change, state, anew) => {
    await add([{ id: "00000001", state }]);
    await within((db) =>
      db.exec(
        "update deliveries set attempts = 9, presses = 4, refused = 1, lease_until = '2026-01-01', next_attempt_at = '2026-01-01', give_up_at = '2026-01-01'",
      ),
    );
    await answer(`${change} 00000001`);
    const row = await within((db) => db.prepare("select * from deliveries").first());
    expect(row).toMatchObject({ state: "pending", ...anew });
    const days = (Date.parse(String(row?.give_up_at)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(Math.abs(Date.parse(String(row?.next_attempt_at)) - Date.now())).toBeLessThan(600_000);
  });

  test("says what became of each of several references, and a close can be taken back", async () => {
    await add([...three.map((id) => ({ id, state: "dead" })), { id: "00000004" }]);
    const { stdout } = refused("npm run leads -- close 0000 0002 00000004 1a2b3c4d");
    expect(stdout).toContain("0000 0002  was dead, is closed now");
    expect(stdout).toContain("0000 0004  is delivered: left as it is");
    expect(stdout).toContain("1a2b 3c4d  No lead has this reference.");
    expect(await states()).toEqual(["dead", "closed", "dead", "delivered"]);
    expect(await answer("health")).toMatch(/dead +2\nclosed +1\n[\s\S]*missing +0/);
    expect(await answer("reopen 00000002")).toContain("was closed, is dead now");
    expect(await states()).toEqual(["dead", "dead", "dead", "delivered"]);
  });

  test("holds back as spam what came through, which is not delivered again when it is released", async () => {
    await add([{ id: "00000001", delivered_at: "2026-11-26T09:00:00.000Z" }, { id: "00000002" }]);
    expect(await stopped("spam all")).toContain("all is not a reference");
    await answer("spam 00000001");
    expect(await states()).toEqual(["quarantined", "delivered"]);
    expect(await answer("today")).not.toContain("0000 0001");
    expect(await answer("release 00000001")).toContain("is delivered now");
    expect(await states()).toEqual(["delivered", "delivered"]);
  });

  test("of a word or option that is not known is none, and the nearest is named", async () => {
    await add([{ id: "00000001", payload: { email: "ann@example.org" } }]);
    for (const [line, said] of [
      ["forget ann@example.org --yes --remot", "no option --remot. Did you mean --remote?"],
      ["forgt ann@example.org", "Did you mean forget?"],
      ["today 1", "was not understood"],
      ["today --env previw", "Did you mean preview?"],
    ])
      expect(refused(`npm run leads -- ${line}`).stderr).toContain(said);
    expect(await states()).toHaveLength(1);
  });
});

describe("a person", () => {
  const person = {
    name: "María Muñoz",
    email: "maria@example.org",
    phone: "(317) 555-0199",
    message: "Our printer is on fire",
  };
  const other = { name: "Bob", email: "bob@example.org", message: "Ask maria@example.org" };

  test("is found by anything they say, in every table and state, and forgotten after a yes", async () => {
    await add([
      { id: "8bc9a8e6-1", state: "quarantined", payload: person },
      { id: "00000002", payload: other },
    ]);
    const alone = { id: "alone", email: "Maria@example.org" };
    await within((db) => addRow(db, "newsletter_subscriptions", alone));
    for (const text of ["munoz", "+1 317.555.0199", "8bc9 a8e6", "printer FIRE"]) {
      const said = await answer("find", text);
      expect([text, said]).toEqual([text, expect.stringMatching(/María Mu.*held/)]);
      expect(said).not.toContain("Bob");
    }
    const everywhere = await answer("find maria@example.org");
    expect(everywhere).toMatch(/held +email[\s\S]*no delivery +email|no delivery +email/);
    expect(everywhere).toMatch(/Bob +delivered +message/);

    expect(await stopped("forget 3175550199")).toMatch(/María Mu[\s\S]*Delete it for ever\?/);
    expect(await states()).toHaveLength(2);
    const said = await answer("forget maria@example.org");
    expect(said).toMatch(/1 deleted from newsletter_subscriptions\n1 deleted from deliveries/);
    expect(await states()).toEqual(["delivered"]);
  });

  test("has a field corrected in the delivery and in the form's own table, and nothing else", async () => {
    const id = "8bc9a8e6-1";
    await add([{ id, payload: person }]);
    await within((db) => addRow(db, "contact_submissions", { id, ...person }));
    const phone = "(317) 555-'0187'";
    expect(sh("npm run leads -- correct 8bc9 a8e6 phone", `${phone}\ny\n`)).toContain("Corrected.");
    expect(await stopped("correct 8bc9a8e6 fone 1")).toContain("name, email");
    expect(await stopped("correct 8bc9a8e6 email nobody")).toContain("no email address");
    await within(async (db) => {
      const payload = await db.prepare("select payload from deliveries").first<string>("payload");
      expect(JSON.parse(payload ?? "")).toEqual({ ...person, phone });
      expect(Object.keys(JSON.parse(payload ?? ""))).toEqual(Object.keys(person));
      expect(await db.prepare("select phone from contact_submissions").first("phone")).toBe(phone);
      await db.exec("delete from contact_submissions");
    });
  });
});

test("a list is the newest fifty, a line each, and says how many there are", async () => {
  const ids = Array.from({ length: 207 }, (_, i) => String(10_000_000 + i));
  await add(ids.map((id) => ({ id, state: "pending", payload: { name: `Name ${id}` } })));
  const newest = (await answer("undelivered")).trim().split("\n");
  expect(newest.filter((line) => line.includes("Name "))).toHaveLength(50);
  expect(newest.length).toBeLessThan(56);
  expect(newest.at(-1)).toContain("The newest 50 of 207 in all");
  for (const line of newest.slice(0, -1)) expect(line.length).toBeLessThanOrEqual(80);
  const all = await answer("undelivered --all");
  expect(all.match(/Name /g)).toHaveLength(207);
});

test("what was not delivered says why at 80 columns, however long the names and codes are", async () => {
  const name = "Priya Natarajan of Marion Orthopedics";
  const payload = { name, phone: "(317) 555-0142", company: name, message: name };
  await add([{ id: "0badcafe", state: "dead", form: "partnership", payload }]);
  for (const code of ["http-422", "E_RECIPIENT_SUPPRESSED"]) {
    await within((db) => db.prepare("update deliveries set last_error = ?").bind(code).run());
    const [names = "", row = "", ...more] = (await answer("undelivered")).split("\n");
    expect(names).toMatch(/ state +failure$/);
    expect(row).toMatch(/ dead (http-422|E_RECIPIENT_\S*…?) +unavailable$/);
    expect(row.length).toBeLessThanOrEqual(80);
    expect(more.join("\n")).toContain("A wider terminal shows phone, about, company too.");
  }
});

test("since lists the leads from a day on, and asks for a day that is one", async () => {
  await add([
    { id: "00000001", created_at: "2026-01-02T23:59:59.999Z", payload: { name: "Before" } },
    { id: "00000002", created_at: "2026-01-03T00:00:00.000Z", payload: { name: "First" } },
    { id: "00000003", state: "quarantined", payload: { name: "Held" } },
  ]);
  const said = await answer("since 2026-01-03");
  expect(said).toMatch(/First[\s\S]*\n1 in all$/);
  expect(said).not.toMatch(/Before|Held/);
  expect(await stopped("since friday")).toBe("Give a day, such as 2026-01-30.");
});

test("a lead is marked as answered, the next mark stands in its place, and show tells it", async () => {
  await add([{ id: "0badcafe" }, { id: "0badcaff" }]);
  await answer("answered 0bad cafe Bo", "Called.");
  await answer("answered 0badcafe Cy", "Sent", "an offer.");
  expect(await answer("show 0badcafe")).toMatch(/answered by +Cy\nnote +Sent an offer\./);
  expect(await stopped("answered 0bad Bo")).toContain("2 leads have this reference");
  await within((db) => db.exec("delete from answers"));
});

test("the report counts sales leads by month and what they asked for, and how long they took", async () => {
  const now = new Date();
  const monthsAgo = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1, 0, 0, 1)).toISOString();
  const after = (time: string, seconds: number) =>
    new Date(Date.parse(time) + seconds * 1000).toISOString();
  const lead = (id: string, months: number, seconds: number) => ({
    ...{ id, created_at: monthsAgo(months), delivered_at: after(monthsAgo(months), seconds) },
    payload: { services: ["voip"] },
  });
  await add([
    ...[lead("1", 1, 2), lead("2", 1, 4), lead("3", 1, 7200), lead("4", 11, 60)],
    { ...lead("5", 12, 1), payload: { services: ["consulting"] } },
    { ...lead("6", 1, 1), form: "support" },
    { ...lead("7", 1, 1), form: "newsletter" },
    { ...lead("8", 1, 1), state: "quarantined" },
  ]);
  const said = await answer("report");
  const figures = (name: string) =>
    said.match(new RegExp(`^ ?${name} +(.*)$`, "m"))?.[1]?.split(/ +/);
  const nothing = Array.from({ length: 9 }, () => "·");
  expect(figures("sales leads")).toEqual(["1", ...nothing.map(() => "0"), "3", "0"]);
  expect(figures("voip")).toEqual(["1", ...nothing, "3", "·"]);
  expect(figures("median")).toEqual(["60s", ...nothing, "4s", "·"]);
  expect(figures("slowest")).toEqual(["60s", ...nothing, "2h", "·"]);
  for (const apart of ["support", "newsletter", "held as spam"])
    expect([apart, figures(apart)?.at(-2)]).toEqual([apart, "1"]);
  expect(said).not.toContain("consulting");
  for (const line of said.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
});

test("an address whose capitals are not ASCII is found and forgotten in every spelling, and no other", async () => {
  const stored = ["Ömer.åse@example.org", "öMER.ÅSE@Example.org", "omer.ase@example.org"];
  await add(stored.map((email, i) => ({ id: `odd-${i}`, payload: { email } })));
  await within(async (db) => {
    for (const email of stored) await addRow(db, "newsletter_subscriptions", { id: email, email });
  });
  const found = await answer("find ÖMER.åSE@EXAMPLE.org");
  expect(found).toContain("4 in all");
  expect(await answer("forget ÖMER.åSE@EXAMPLE.org")).toMatch(
    /2 deleted from newsletter_subscriptions\n2 deleted from deliveries/,
  );
  const left = await within((db) => db.prepare("select email from subscribers").all());
  expect(left.results).toEqual([{ email: stored[2] }]);
  expect(await states()).toHaveLength(1);
});

test("nothing that a visitor sent is obeyed by the operator's terminal, or begins at its left", async () => {
  const forged = "reference  f0f0f0f0";
  const message = `${"hello".padEnd(69)}${forged.padEnd(80)}\r${forged}\r\n${forged}`;
  await add([
    {
      ...{ id: "0dd0dd00", payload: { name: "A\u001b[2J\u200b", message } },
      campaign: JSON.stringify({ utm_source: "\u009b2J \u202e" }),
    },
  ]);
  const said = [];
  for (const line of ["show 0dd0dd00", "today", "find hello"]) said.push(await answer(line));
  // Line breaks of the answer itself are the only controls in it.
  for (const text of said) expect(text).not.toMatch(/[^\P{Cc}\n]|[\u200b\u202e]/u);
  expect(said[0]).toContain("A\\u001b[2J\\u200b");
  expect(said[0]).toContain("\\u009b2J \\u202e");
  for (const line of said.join("\n").split("\n")) {
    expect(line).not.toMatch(/^reference +f0f0/);
    expect(line.length).toBeLessThanOrEqual(80);
  }
  expect(said[0]?.match(/f0f0f0f0/g)).toHaveLength(3);
});

test("a carriage return reaches no terminal through the views either", async () => {
  await add([{ id: "0dd0dd00", payload: { message: "one\rtwo\r\nthree\nfour" } }]);
  await within(async (db) => {
    for (const view of ["submissions", "leads"]) {
      const row = await db.prepare(`select message, about from ${view}`).first();
      expect(row).toEqual({ message: "one\ntwo\nthree\nfour", about: "one two  three four" });
    }
  });
});

test.each([6, 26])("a search looks into %i tables of forms at once", async (count) => {
  const tables = Array.from({ length: count }, (_, n) => sql`select ${n} as n`);
  const [rows] = await within((db) => runSqlOn(db)(unionOf(tables)));
  expect(rows?.map(({ n }) => n)).toEqual(tables.map((_, n) => n));
});

test("npm keeps no log of an operator's commands", () => {
  const cache = join(stateDir, "npm");
  sh(`npm_config_cache=${cache} npm run leads -- show 0badcafe`);
  const kept = existsSync(cache) ? readdirSync(cache, { recursive: true }).map(String) : [];
  expect(kept.filter((name) => name.includes("_logs"))).toEqual([]);
});

test("the export holds one bounded page at a time, however long its messages, and every row once", async () => {
  const message = "x".repeat(60_000);
  const ids = Array.from({ length: 400 }, (_, i) => String(10_000_000 + i));
  await add(ids.map((id) => ({ id, payload: { message } })));
  const file = join(stateDir, "bounded.csv");
  let largest = 0;
  const total = await within((db) => {
    const ask: RunSql = async (...statements) => {
      const answers = await runSqlOn(db)(...statements);
      largest = Math.max(largest, JSON.stringify(answers).length);
      return answers;
    };
    return writeCsv(readSubmissions(ask), file);
  });
  expect(total).toBe(400);
  const lines = readFileSync(file, "utf8").trim().split("\r\n");
  expect(new Set(lines.map((line) => line.slice(0, 9))).size).toBe(401);
  // The whole is 48 MB: a lead's message stands in its payload too.
  expect(largest).toBeLessThan(20_000_000);
});

test("the export is a file that a spreadsheet opens, which others can't read", async () => {
  await add([
    {
      id: "12345e67-0000",
      created_at: "2026-11-26T09:30:15.000Z",
      payload: {
        ...{ name: "Jörg", phone: "0301234567", urgency: "high", subject: "Fire" },
        ...{ employeeCount: "1-10", services: ["voip", "managedIT"], interests: "Cisco, Dell" },
      },
      campaign: JSON.stringify({ utm_source: "news", first_page: "/blog" }),
    },
  ]);
  const file = join(stateDir, "one.csv");
  expect(sh(`npm run --silent leads -- export '${file}'`)).toBe("");
  const [names = [], cells = []] = readFileSync(file, "utf8")
    .split("\r\n")
    .map((line) => line.match(/"[^"]*"|[^,"]+|(?<=,|^)(?=,|$)/g) ?? []);
  expect(Object.fromEntries(names.map((name, at) => [name, cells[at]]))).toMatchObject({
    ...{ "\ufeffreference": "1234 5e67", "received (UTC)": "2026-11-26 09:30:15" },
    ...{ form: "contact", name: "Jörg", email: "", phone: "'0301234567", urgency: "high" },
    ...{ subject: "Fire", services: '"voip, managedIT"', brands: '"Cisco, Dell"' },
    ...{ employees: "'1-10", "first page": "/blog", "came from": "", source: "news" },
  });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(refused("npm run leads -- export package.json").stderr).toContain("ends in .csv");
  expect(sh("git check-ignore leads.csv leads.csv.part")).toBe("leads.csv\nleads.csv.part\n");
});

test("undelivered says which settings are wrong, also when nothing waits", async () => {
  const wrong = async () => "LEADS_TO is missing or no email address";
  const told = await within((db) => runCommand(db, ["undelivered"], true, wrong));
  expect(told).toBe(`None.\n\nSettings: ${await wrong()}.`);
});
