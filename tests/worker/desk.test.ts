import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Miniflare } from "miniflare";
import { type HTMLElement, parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { migrateDatabase } from "../../scripts/built-worker.ts";
import { openDatabase } from "../../scripts/desk/connection.ts";
import { createDesk } from "../../scripts/desk/desk.tsx";
import { Figures } from "../../scripts/desk/figures.tsx";
import { createGate } from "../../scripts/desk/gate.ts";
import { type RunSql, statementIn, textOf } from "../../scripts/leads/database.ts";
import { MONTHS } from "../../scripts/leads/report.ts";
import * as statements from "../../scripts/leads/statements.ts";
import { sampleLeads } from "../../scripts/sample-leads.ts";
import { bin, root } from "../../scripts/tasks.ts";
import { addLeads, addRow } from "../support/add-leads";
import { encode } from "../support/site";

const host = "127.0.0.1:4000";
const home = `http://${host}`;
const folder = mkdtempSync(join(tmpdir(), "exports-"));
const markup = '<img src=x onerror="alert(1)"> <b>bold</b>';
const formula = '=HYPERLINK("http://example.org")';

let miniflare: Miniflare;
let db: D1Database;
let runSql: RunSql;
let answer: (request: Request) => Promise<Response>;
let rowsRead = 0;

beforeAll(async () => {
  ({ miniflare, runSql } = openDatabase({ id: "desk" }));
  db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  await migrateDatabase(db);
  await db.prepare(sampleLeads()).run();
  answer = createDesk(async (...asked) => {
    const answers = await runSql(...asked);
    rowsRead += answers.flat().length;
    return answers;
  });
  vi.stubEnv("INIT_CWD", folder);
});
afterEach(async () => {
  for (const file of exported()) rmSync(file, { recursive: true });
  // The samples' ids begin so, and those of no lead that a test adds.
  await db.exec("delete from deliveries where id not like '1%'");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await miniflare.dispose();
});

const exported = () => readdirSync(folder).map((name) => join(folder, name));
const pageOf = async (response: Response) => parse(await response.text());
const get = async (path: string) => pageOf(await answer(new Request(`${home}${path}`)));
type Values = Parameters<typeof encode>[0];
const send = (path: string, values: Values) =>
  answer(new Request(`${home}${path}`, { method: "POST", body: encode(values) }));
/** Where a form leads. */
const submit = async (path: string, values: Values) => {
  const response = await send(path, values);
  expect(response.status).toBe(303);
  return String(response.headers.get("Location"));
};
const search = async (text: string, more: Values = {}) => submit("/search", { text, ...more });
const told = async () => (await get("/")).querySelector("output")?.text;
const whoIn = (page: HTMLElement) => page.querySelectorAll(".who a").map(({ text }) => text);
const captionOf = (page: HTMLElement) => page.querySelector("caption")?.text;
const idsIn = (page: HTMLElement) =>
  page.querySelectorAll("form input[name=id]").map((one) => one.getAttribute("value") ?? "");
const figureOf = (query: string) => db.prepare(query).first("n");
const stateOf = (id: string) => figureOf(`select state as n from deliveries where id = '${id}'`);
/** Adds a lead, which is there until the end of a test. */
const add = (id: string, columns: Record<string, string> = {}, typed: object = {}) =>
  addRow(db, "deliveries", {
    ...{ id, state: "delivered", created_at: "2026-01-01T00:00:00.000Z" },
    ...{ payload: JSON.stringify({ name: `Lead ${id}`, ...typed }), ...columns },
  });

describe("the list", () => {
  test("has the newest first, without spam, and the others on further pages", async () => {
    const page = await get("/");
    expect(captionOf(page)).toBe("1 to 50 of 9,833, newest first");
    expect(whoIn(page)).toHaveLength(50);
    expect(whoIn(page)[0]).toBe("José Ortega");
    expect(captionOf(await get("/?after=50"))).toContain("51 to 100 of 9,833");
    expect(page.querySelector("header")?.text).toMatch(/Waiting\s+25.*Given up\s+15.*spam\s+167/s);
  });

  test("goes back to its last page where what was on a further one is gone", async () => {
    const found = await search("ann lee 1405");
    for (const path of ["/?state=dead&after=1e99", `${found}&after=50`]) {
      const { headers } = await answer(new Request(home + path));
      expect(headers.get("Location")).toMatch(/&after=0$/);
    }
  });

  test("is narrowed by form, state, time, campaign and page", async () => {
    expect(captionOf(await get("/?campaign=autumn"))).toContain("of 2,500");
    const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
    const page = await get(`/?form=contact&state=delivered&to=${day}&page=%2Fcontact`);
    const times = page.querySelectorAll("time").map((time) => time.getAttribute("datetime") ?? "");
    expect(times.filter((time) => time.slice(0, 10) > day)).toEqual([]);
    const rows = page.querySelectorAll("tbody tr").map(({ text }) => text);
    expect(rows.filter((text) => !/contact.*\/contact.*Delivered/s.test(text))).toEqual([]);
    expect(rows).toHaveLength(50);
    expect(whoIn(await get(`/?from=2999-01-01`))).toEqual([]);
    // The last day is in it, to its end.
    await add("99999990", { created_at: "2020-02-29T23:59:59.999Z" });
    expect(whoIn(await get("/?from=2020-02-29&to=2020-02-29"))).toEqual(["Lead 99999990"]);
  });

  test.each([
    ["317.555.0042", "Robert Miller"],
    ["PERSON44@example.org", "Grace Okafor"],
    ["9999%_a", undefined],
  ])("is searched for %s as find does, which stands in no address", async (text, found) => {
    const path = await search(text);
    expect(path).toMatch(/^\/\?search=\d+$/);
    const page = await get(path);
    expect(whoIn(page)).toEqual(found ? [found] : []);
    expect(page.querySelector("title")?.text).toBe("Leads | Desk, local");
    const narrowed = await search(text, { form: "nothing" });
    expect(whoIn(await get(narrowed))).toEqual([]);
  });

  test("reads no more of what is searched for than it shows, and exports all of it", async () => {
    const path = await search("laptops looked after");
    rowsRead = 0;
    expect(captionOf(await get(path))).toBe("1 to 50, newest first");
    expect(rowsRead).toBeLessThan(400);
    const last = await get(`${path}&after=3300`);
    expect(captionOf(last)).toBe("3,301 to 3,333 of 3,333, newest first");
    await submit("/export", { query: path.slice(2) });
    expect(await told()).toMatch(/^Leads: 3,333 in /);
    await submit("/export", { query: "state=dead&campaign=letter" });
    const dead =
      "select count(*) as n from deliveries where state = 'dead' and campaign like '%letter%'";
    expect(await told()).toContain(`Leads: ${await figureOf(dead)} in `);
  });

  test("has leads of the same moment once each, page after page", async () => {
    await addLeads(db, 120, { state: "delivered", created_at: "2019-01-01T00:00:00.000Z" });
    const pages = await Promise.all(
      [0, 50, 100].map((after) => get(`/?from=2019-01-01&to=2019-01-01&after=${after}`)),
    );
    const links = pages.flatMap((page) => page.querySelectorAll(".who a"));
    expect(new Set(links.map((link) => link.getAttribute("href"))).size).toBe(120);
  });

  test("offers all of a state where it is narrowed by nothing else", async () => {
    const all = async (path: string) =>
      (await get(path)).querySelectorAll("a[href*='all=1']").length;
    expect(await all("/?state=dead")).toBe(2);
    expect(await all("/?state=dead&campaign=autumn")).toBe(0);
    expect(await all(await search("ann lee", { state: "dead" }))).toBe(0);
  });

  test("stays a list whatever its address says", async () => {
    for (const query of ["after=-1&from=x&to=x", "search=constructor", "state=constructor"]) {
      expect((await get(`/?${query}`)).querySelector("h1")?.text).toBe("Leads");
    }
    expect((await get("/?state=dead")).querySelector("h1")?.text).toBe("Given up");
    const odd = await answer(new Request(`${home}/confirm?change=constructor`));
    expect(odd.status).toBe(500);
    expect(await odd.text()).toContain("There is no such change.");
  });

  test("reads the leads it shows by their time, and counts the others in an index", async () => {
    const [list, count] = statements.selectPage(statements.conditionOf({})).map(textOf);
    const { meta } = await db.prepare(String(list)).all();
    expect(meta.rows_read).toBeLessThan(300);
    const { results } = await db.prepare(`explain query plan ${count}`).all();
    expect(JSON.stringify(results)).toMatch(/USING COVERING INDEX/);
    const looked = await db.prepare(textOf(statements.countOpen)).all();
    expect(looked.meta.rows_read).toBeLessThan(500);
  });
});

test("one lead shows what was typed, its way, its reference and a reply", async () => {
  const page = await get("/lead/10009aab-0000-8000-8000-000000000005");
  expect(page.querySelector("h1")?.text).toBe("Ann Lee");
  expect(page.querySelector("title")?.text).toBe("1000 9aab, Given up | Desk, local");
  expect(page.querySelector("section .state")?.text).toBe("Given up");
  const way = page.querySelectorAll("dl")[1]?.text;
  expect(way).toMatch(
    /received.*dead http-422.*status 422; the service read this lead and said no/s,
  );
  const reply = page.querySelector("a[href^=mailto]")?.getAttribute("href");
  expect(reply).toMatch(/^mailto:person5@example\.org\?subject=.*reference%201000%209aab$/);
  await add("99999991", {}, { email: "a?bcc=x@example.org&y" });
  const odd = (await get("/lead/99999991")).querySelector("a[href^=mailto]");
  expect(odd?.getAttribute("href")).toMatch(/^mailto:a%3Fbcc%3Dx@example\.org%26y\?subject=/);
});

test.each([
  ["requeue", "dead", "pending"],
  ["close", "dead", "closed"],
  ["reopen", "closed", "dead"],
  ["spam", "delivered", "quarantined"],
  ["release", "quarantined", "pending"],
])("%s says what it changes, asks, and leaves what does not fit", async (change, state, now) => {
  await add("aaaaaaa1", { state });
  await add("aaaaaaa2", { state: change === "spam" ? "quarantined" : "delivered" });
  const back = "/lead/aaaaaaa1";
  const page = await get(`/confirm?change=${change}&id=aaaaaaa1&id=aaaaaaa2&back=${back}`);
  expect(page.querySelector(".lead")?.text).toMatch(/: 1 lead\. \w/);
  expect(page.querySelector("main")?.text).toContain("1 lead of those chosen: left as before");
  expect(idsIn(page)).toEqual(["aaaaaaa1"]);
  expect(await stateOf("aaaaaaa1")).toBe(state);
  expect(await submit("/change", { change, id: idsIn(page), back })).toBe(back);
  expect(await stateOf("aaaaaaa1")).toBe(now);
  expect(await told()).toContain("1 lead changed");
});

test("all leads of a state are changed together, after the newest are shown", async () => {
  await add("ccccccc1", { state: "closed" });
  const page = await get("/confirm?change=reopen&all=1");
  expect(page.querySelector(".lead")?.text).toContain("Reopen: all 1 lead.");
  expect(whoIn(page)).toEqual(["Lead ccccccc1"]);
  const many = await get("/confirm?change=release&all=1");
  expect(many.querySelector("main")?.text).toContain("And 117 leads before these.");
  await submit("/change", { change: "reopen", all: "1" });
  expect(await stateOf("ccccccc1")).toBe("dead");
});

test("the mark of who has answered a lead can be taken away", async () => {
  await add("ccccccc2");
  const asideAfter = async (more: Values) => {
    await submit("/answered", { id: "ccccccc2", by: "Bo", ...more });
    return (await get("/lead/ccccccc2")).querySelector("aside")?.text;
  };
  expect(await asideAfter({})).toMatch(/By Bo on 20\d\d/);
  expect(await asideAfter({ remove: "1" })).toContain("Nobody has said so");
});

test("markup and formulas stay text on the page and in a file, and erasing names the file", async () => {
  const typed = { name: markup, message: `${formula}\n${markup}`, email: "mark+1@example.org" };
  await add("ddddddd1", {}, typed);
  await submit("/answered", { id: "ddddddd1", by: "Bo", note: markup });
  const page = await get("/lead/ddddddd1");
  expect(page.querySelectorAll("main img, main b")).toEqual([]);
  expect(page.querySelector("textarea")?.innerHTML).toContain("&lt;b&gt;bold&lt;/b&gt;");
  expect(page.querySelectorAll("dd").map((one) => one.text)).toContain(typed.message);
  await submit("/export", { query: (await search("mark+1@example.org")).slice(2) });
  const [file = ""] = exported();
  const text = readFileSync(file, "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain(`"'${formula.replaceAll('"', '""')}\n`);
  expect(text).toMatch(/,Bo,".*<b>bold<\/b>",ddddddd1\r\n$/);

  const found = await pageOf(await send("/person", { text: "MARK+1@example.org" }));
  expect(whoIn(found)).toEqual([markup]);
  expect(found.querySelector("code")?.text).toBe(file);
  expect(await stateOf("ddddddd1")).toBe("delivered");
  await submit("/erase", { id: idsIn(found) });
  expect(await stateOf("ddddddd1")).toBe(null);
  expect(await figureOf("select count(*) as n from answers where id = 'ddddddd1'")).toBe(0);
});

test("names that turn the direction and long texts are shown whole, apart from what is beside them", async () => {
  const name = `\u202eevil ${"x".repeat(300)}`;
  const message = "a word ".repeat(3_000).trim();
  await add("ddddddd2", {}, { name, message, company: "\u05e9\u05dc\u05d5\u05dd" });
  const listed = await get(await search("ddddddd2"));
  expect(listed.querySelectorAll("tbody bdi").map((one) => one.text)).toContain(name);
  expect(listed.toString().length).toBeLessThan(12_000);
  const [shownName, ...others] = (await get("/lead/ddddddd2")).querySelectorAll("dd");
  expect([shownName?.text, shownName?.getAttribute("dir")]).toEqual([name, "auto"]);
  expect(others.map((one) => one.text)).toContain(message);
});

test.each(["javascript:alert(1)", "//example.org", "/\\example.org", "https://example.org"])(
  "a question and its answer lead back to the desk alone, not to %s",
  async (back) => {
    await add("ddddddd3", { state: "dead" });
    const change = { change: "close", id: "ddddddd3", back };
    const page = await get(`/confirm?${new URLSearchParams(change)}`);
    expect(page.querySelector("main form a")?.getAttribute("href")).toBe("/");
    expect(await submit("/change", change)).toBe("/");
  },
);

test("an address is taken off the newsletter, and its other leads stay", async () => {
  const email = "Sub@example.org";
  await add("eeeeeee1", { form: "newsletter" }, { email });
  await add("eeeeeee2", {}, { email: "sub@example.org" });
  await addRow(db, "newsletter_subscriptions", { id: "eeeeeee1", email });
  const page = await pageOf(await send("/person", { text: "sub@example.org", newsletter: "1" }));
  await submit("/erase", { id: idsIn(page) });
  expect([await stateOf("eeeeeee1"), await stateOf("eeeeeee2")]).toEqual([null, "delivered"]);
  expect(await figureOf("select count(*) as n from newsletter_subscriptions")).toBe(0);
});

test.each(["{utm_source: letter", '["links", "pi\\tch', ""])(
  "JSON that was written by hand, and is none, stands as it is and stops no list: %s",
  async (text) => {
    await add("99999992", { state: "dead", campaign: text, signs: text });
    const own = await search("99999992");
    for (const path of ["/?state=dead&campaign=autumn", "/?state=dead", own, "/figures"]) {
      expect((await answer(new Request(home + path))).status).toBe(200);
    }
    const [, way, origin] = (await get("/lead/99999992")).querySelectorAll("dl");
    for (const part of [way, origin]) expect(part?.text).toContain(text);
    const lists = ["health.sql", "undelivered.sql"].map((file) => statementIn(file));
    await expect(runSql(...lists)).resolves.toHaveLength(2);
    await submit("/export", { query: own.slice(2) });
  },
);

test.each(["payload", "akismet"])("JSON that is none never comes into %s", async (column) => {
  // An index reads it.
  await expect(add("99999993", { [column]: "{" })).rejects.toThrow("malformed JSON");
});

test("figures are drawn, each with its numbers", async () => {
  const page = await get("/figures");
  expect(page.querySelectorAll("h2")).toHaveLength(5);
  expect(page.querySelectorAll("table:not([hidden]) rect").length).toBeGreaterThan(50);
  const sections = page.querySelectorAll("section");
  expect(sections.at(-1)?.querySelectorAll("tbody tr").length).toBeLessThan(MONTHS + 1);
  const week = sections[0]?.querySelectorAll("tbody tr")[1];
  const numbers = week?.querySelectorAll("td[data-name]").map(({ text }) => Number(text)) ?? [];
  expect(numbers).not.toEqual([]);
  const monday = week?.querySelector("th")?.text;
  const counted = await figureOf(
    `select count(*) as n from deliveries where state <> 'quarantined'
      and created_at >= '${monday}' and created_at < date('${monday}', '+7 days')`,
  );
  expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(counted);
});

test("a share has one place after the point, also where it is whole", () => {
  const row = (section: string, which: string | null, ...months: number[]) => ({
    ...{ section, which },
    ...Object.fromEntries(months.map((leads, ago) => [`m${ago}`, leads])),
  });
  const report = [
    row("sales leads", null, 49, 2, 7, 0, 7),
    row("beside these", "held as spam", 1, 1, 0, 3),
  ];
  const now = new Date("2026-03-15");
  const page = parse(renderToStaticMarkup(createElement(Figures, { report, weeks: [], now })));
  const share = page.querySelectorAll("section").at(-1)?.querySelectorAll("tbody tr") ?? [];
  expect(share.map(({ text }) => text)).toEqual([
    ...["Mar2.0 %1", "Feb33.3 %1", "Jan··", "Dec100.0 %3", "Nov··"],
  ]);
});

test.each([
  [undefined, "Local database", "bg-ok"],
  ["preview", "PREVIEW deployed at Cloudflare", "bg-amber"],
  ["production", "PRODUCTION deployed at Cloudflare", "bg-danger"],
])("which database it is cannot be overlooked: %s", async (deployed, name, color) => {
  const page = await pageOf(await createDesk(runSql, deployed)(new Request(home)));
  const banner = page.querySelector(".banner");
  expect(banner?.text).toContain(name);
  expect(banner?.classNames).toContain(color);
});

test("nobody else is let in: another token, a used one, another host, another page", () => {
  const gate = createGate(host);
  const enter = (path: string, headers: Record<string, string>, method = "GET") =>
    gate.refuse(new Request(`${home}${path}`, { method, headers: { Host: host, ...headers } }));
  const refusal = (...asked: Parameters<typeof enter>) => enter(...asked)?.status;
  const token = new URL(gate.address()).search;
  const Cookie = enter(`/${token}`, {})?.headers.get("Set-Cookie") ?? "";
  expect(Cookie).toMatch(/HttpOnly; SameSite=Strict/);
  expect(refusal("/", { Cookie })).toBe(undefined);
  expect(refusal("/", {})).toBe(403);
  expect(refusal("/", { Cookie: "desk-4000=wrong" })).toBe(403);
  expect(refusal(`/${token}`, {})).toBe(403);
  expect(refusal("/?token=wrong", { Cookie })).toBe(403);
  for (const other of ["leads.example", "localhost:4000", "127.0.0.1:4001"]) {
    expect(refusal("/", { Cookie, Host: other })).toBe(421);
  }
  for (const site of ["same-site", "cross-site"]) {
    expect(refusal("/", { Cookie, "Sec-Fetch-Site": site })).toBe(403);
  }
  expect(refusal("/change", { Cookie, Origin: home }, "POST")).toBe(undefined);
  expect(refusal("/change", { Cookie }, "POST")).toBe(403);
  for (const Origin of ["http://127.0.0.1:8787", "null", "http://leads.example"]) {
    expect(refusal("/", { Cookie, Origin })).toBe(403);
    expect(refusal("/change", { Cookie, Origin }, "POST")).toBe(403);
  }
});

test("the port of its database is of use to nobody who has not opened it", async () => {
  const body = JSON.stringify([{ sql: "select 1 as one", params: [] }]);
  const port = await miniflare.ready;
  for (const Authorization of ["", "wrong"]) {
    const headers = { Authorization };
    expect((await fetch(port, { method: "POST", headers, body })).status).toBe(403);
  }
});

test.each([
  {
    settings: { CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_API_KEY: "" },
    said: /Could not start: Sign in to Cloudflare first: npx wrangler login\n$/,
  },
  {
    // Nobody listens there.
    settings: {
      CLOUDFLARE_API_TOKEN: "x".repeat(40),
      CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:3",
    },
    said: /Could not start: Cloudflare cannot be reached from here\. Is this machine online\?\n$/,
  },
])("the command says what is missing, and leaves no log of wrangler's: $said", async (start) => {
  const own = { STATE_DIR: folder, TMPDIR: folder, HOME: folder, ...start.settings };
  const command = [join(root, "scripts/desk.ts"), "--remote"];
  const run = promisify(execFile)(bin("node"), command, { env: { ...process.env, ...own } });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(start.said) });
  const files = readdirSync(folder, { recursive: true });
  expect(files.filter((name) => String(name).endsWith(".log"))).toEqual([]);
});
