import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
import { addRow } from "../support/add-leads";
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
let started: string | undefined;

beforeAll(async () => {
  ({ miniflare, runSql } = openDatabase({ id: "desk" }));
  db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  await migrateDatabase(db);
  await db.prepare(sampleLeads()).run();
  answer = createDesk(runSql);
  started = process.env.INIT_CWD;
  process.env.INIT_CWD = folder;
});
afterAll(async () => {
  if (started === undefined) delete process.env.INIT_CWD;
  else process.env.INIT_CWD = started;
  rmSync(folder, { recursive: true });
  await miniflare.dispose();
});

const pageOf = async (response: Response) => parse(await response.text());
const get = async (path: string) => pageOf(await answer(new Request(`${home}${path}`)));
type Values = Parameters<typeof encode>[0];
const posted = (path: string, values: Values) =>
  new Request(`${home}${path}`, { method: "POST", body: encode(values) });
const send = (path: string, values: Values) => answer(posted(path, values));
/** Where a form leads. */
const submit = async (path: string, values: Values) => {
  const response = await send(path, values);
  expect(response.status).toBe(303);
  return String(response.headers.get("Location"));
};
const search = async (text: string, more: Values = {}) => submit("/search", { text, ...more });
const whoIn = (page: Awaited<ReturnType<typeof get>>) =>
  page.querySelectorAll(".who a").map(({ text }) => text);
const captionOf = (page: Awaited<ReturnType<typeof get>>) => page.querySelector("caption")?.text;
const stateOf = (id: string) =>
  db.prepare("select state from deliveries where id = ?").bind(id).first("state");
const add = (
  id: string,
  state = "delivered",
  payload: object = {},
  form = "contact",
  time = early,
) =>
  addRow(db, "deliveries", {
    ...{ id, form, state, created_at: time },
    payload: JSON.stringify({ name: `Lead ${id}`, ...payload }),
  });
const early = "2026-01-01T00:00:00.000Z";
const emptyFolder = () => {
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
};

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
    for (const path of ["/?state=dead&after=50", "/?state=dead&after=1e99", `${found}&after=50`]) {
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
    await add("99999990", "delivered", {}, "contact", "2020-02-29T23:59:59.999Z");
    expect(whoIn(await get("/?from=2020-02-29&to=2020-02-29"))).toEqual(["Lead 99999990"]);
  });

  test.each([
    ["317.555.0042", "Robert Miller"],
    ["+1 (317) 555 0041", "José Ortega"],
    ["PERSON44@example.org", "Grace Okafor"],
    ["jose ortega 9996", "José Ortega 9996"],
    ["1000 1eef", "José Ortega"],
    ["9999%_a", undefined],
  ])("is searched for %s as find does, which stands in no address", async (text, found) => {
    const path = await search(text);
    expect(path).toMatch(/^\/\?search=\d+$/);
    const page = await get(path);
    expect(whoIn(page)).toEqual(found ? [found] : []);
    expect(page.querySelector("title")?.text).toBe("Leads | Desk, local");
  });

  test("is searched within what it is narrowed to", async () => {
    const nobody = await search("robert miller", { form: "nothing" });
    expect(whoIn(await get(nobody))).toEqual([]);
  });

  test("reads no more of what is searched for than it shows, and exports all of it", async () => {
    let read = 0;
    const counting: RunSql = async (...all) => {
      const answers = await runSql(...all);
      read += answers.flat().length;
      return answers;
    };
    const path = await search("laptops looked after");
    const desk = createDesk(counting);
    await desk(posted("/search", {}));
    const to = await desk(posted("/search", { text: "laptops looked after" }));
    const page = await pageOf(await desk(new Request(home + to.headers.get("Location"))));
    expect(captionOf(page)).toBe("1 to 50, newest first");
    expect(read).toBeLessThan(400);
    const last = await get(`${path}&after=3300`);
    expect(captionOf(last)).toBe("3,301 to 3,333 of 3,333, newest first");
    await submit("/export", { query: path.slice(2) });
    expect((await get("/")).querySelector("output")?.text).toMatch(/^Leads: 3,333 in /);
    await submit("/export", { query: "state=dead&campaign=letter" });
    const dead =
      "select count(*) as n from deliveries where state = 'dead' and campaign like '%letter%'";
    const told = (await get("/")).querySelector("output")?.text;
    expect(told).toContain(`Leads: ${await db.prepare(dead).first("n")} in `);
    emptyFolder();
  });

  test("has leads of the same moment once each, page after page, and finds an address with a plus", async () => {
    const time = "2019-01-01T00:00:00.000Z";
    const ids = Array.from({ length: 120 }, (_, i) => `7777${1000 + i}`);
    for (const id of ids) {
      await add(id, "delivered", { email: `ann+${id}@example.org` }, "contact", time);
    }
    const pages = await Promise.all(
      [0, 50, 100].map((after) => get(`/?from=2019-01-01&to=2019-01-01&after=${after}`)),
    );
    expect(new Set(pages.flatMap(whoIn)).size).toBe(120);
    expect(whoIn(await get(await search("ann+77771007@example.org")))).toEqual(["Lead 77771007"]);
    await db.exec("delete from deliveries where id like '7777%'");
  });

  test("offers all of a state where it is narrowed by nothing else", async () => {
    const all = async (path: string) =>
      (await get(path)).querySelectorAll("a[href*='all=1']").length;
    expect(await all("/?state=dead")).toBe(2);
    expect(await all("/?state=dead&campaign=autumn")).toBe(0);
    expect(await all(`${await search("ann lee", { state: "dead" })}`)).toBe(0);
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
    const [list, count] = statements.selectPage(statements.conditionOf({}));
    const { meta } = await db.prepare(textOf(list ?? statements.selectForms)).all();
    expect(meta.rows_read).toBeLessThan(300);
    const plan = await db
      .prepare(`explain query plan ${textOf(count ?? statements.selectForms)}`)
      .all();
    expect(JSON.stringify(plan.results)).toMatch(/USING COVERING INDEX/);
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
  await add("99999991", "delivered", { email: "a?bcc=x@example.org&y" });
  const odd = (await get("/lead/99999991")).querySelector("a[href^=mailto]");
  expect(odd?.getAttribute("href")).toMatch(/^mailto:a%3Fbcc%3Dx@example\.org%26y\?subject=/);
});

test.each([
  ["requeue", "dead", "pending"],
  ["close", "dead", "closed"],
  ["reopen", "closed", "dead"],
  ["spam", "delivered", "quarantined"],
  ["release", "quarantined", "pending"],
])("%s says what it changes, asks, and leaves what does not fit", async (name, state, now) => {
  const [id, other] = [`aaaa-${name}`, `bbbb-${name}`].map((one) =>
    one.replace(/[^a-f0-9-]/g, "0"),
  ) as [string, string];
  await add(id, state);
  await add(other, name === "spam" ? "quarantined" : "delivered");
  const page = await get(`/confirm?change=${name}&id=${id}&id=${other}&back=/lead/${id}`);
  expect(page.querySelector(".lead")?.text).toMatch(/: 1 lead\. \w/);
  expect(page.querySelector("main")?.text).toContain("1 lead of those chosen: left as before");
  expect(await stateOf(id)).toBe(state);
  const ids = page.querySelectorAll("form input[name=id]").map((one) => one.getAttribute("value"));
  expect(ids).toEqual([id]);
  expect(await submit("/change", { change: name, id, back: `/lead/${id}` })).toBe(`/lead/${id}`);
  expect(await stateOf(id)).toBe(now);
  expect((await get(`/lead/${id}`)).querySelector("output")?.text).toContain("1 lead changed");
  await db.prepare("delete from deliveries where id in (?, ?)").bind(id, other).run();
});

test("all leads of a state are changed together, after the newest are shown", async () => {
  await add("ccccccc1", "closed");
  const page = await get("/confirm?change=reopen&all=1");
  expect(page.querySelector(".lead")?.text).toContain("Reopen: all 1 lead.");
  expect(whoIn(page)).toEqual(["Lead ccccccc1"]);
  const many = await get("/confirm?change=release&all=1");
  expect(many.querySelector("main")?.text).toContain("And 117 leads before these.");
  await submit("/change", { change: "reopen", all: "1" });
  expect(await stateOf("ccccccc1")).toBe("dead");
  const close = { change: "close", id: "ccccccc1", back: "//example.org" };
  expect(await submit("/change", close)).toBe("/");
});

test("a lead is marked as answered, with a note, and the mark can be taken away", async () => {
  await add("ccccccc2");
  const mark = { id: "ccccccc2", by: "Bo" };
  await submit("/answered", { ...mark, note: "<b>Called</b>" });
  const page = await get("/lead/ccccccc2");
  expect(page.querySelector("aside")?.text).toMatch(/By Bo on 20\d\d/);
  expect(page.querySelector("textarea")?.innerHTML).toContain("&lt;b&gt;Called&lt;/b&gt;");
  expect((await get(await search("ccccccc2"))).querySelector(".how")?.text).toContain(
    "answered by Bo",
  );
  await submit("/answered", { ...mark, remove: "1" });
  expect((await get("/lead/ccccccc2")).querySelector("aside")?.text).toContain(
    "Nobody has said so",
  );
});

test("markup and formulas stay text on the page and in a file, and erasing names the file", async () => {
  const payload = { name: markup, message: `${formula}\n${markup}`, email: "mark@example.org" };
  await add("ddddddd1", "delivered", payload);
  await submit("/answered", { id: "ddddddd1", by: "Bo", note: "A note" });
  const page = await get("/lead/ddddddd1");
  expect(page.querySelectorAll("main img, main b")).toEqual([]);
  expect(page.querySelectorAll("dd").map((one) => one.text)).toContain(payload.message);
  const query = (await search("mark@example.org")).slice(2);
  await submit("/export", { query: query });
  const [file = ""] = readdirSync(folder);
  const text = readFileSync(join(folder, file), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain(`"'${formula.replaceAll('"', '""')}\n`);
  for (const cell of ["Bo", "A note", "ddddddd1"]) expect(text).toContain(`,${cell}`);

  const found = await pageOf(await send("/person", { text: "MARK@example.org" }));
  expect(whoIn(found)).toEqual([markup]);
  expect(found.querySelector("code")?.text).toBe(join(folder, file));
  await submit("/erase", { id: "ddddddd1" });
  expect(await stateOf("ddddddd1")).toBe(null);
  const left = "select count(*) as n from answers where id = 'ddddddd1'";
  expect(await db.prepare(left).first("n")).toBe(0);
});

test("names that turn the direction and long texts are shown whole, apart from what is beside them", async () => {
  const name = `\u202eevil ${"x".repeat(300)}`;
  const message = "a word ".repeat(3_000).trim();
  await add("ddddddd2", "delivered", { name, message, company: "\u05e9\u05dc\u05d5\u05dd" });
  const listed = await get(await search("ddddddd2"));
  expect(listed.querySelectorAll("tbody bdi").map((one) => one.text)).toContain(name);
  expect(listed.toString().length).toBeLessThan(12_000);
  const [shownName, ...others] = (await get("/lead/ddddddd2")).querySelectorAll("dd");
  expect([shownName?.text, shownName?.getAttribute("dir")]).toEqual([name, "auto"]);
  expect(others.map((one) => one.text)).toContain(message);
});

test("a question leads back to the desk alone", async () => {
  await add("ddddddd3", "dead");
  const away = ["javascript:alert(1)", "//example.org", "/\\example.org", "https://example.org"];
  for (const to of away) {
    const page = await get(`/confirm?change=close&id=ddddddd3&back=${encodeURIComponent(to)}`);
    expect(page.querySelector("main form a")?.getAttribute("href")).toBe("/");
  }
});

test("an address is taken off the newsletter, and its other leads stay", async () => {
  await add("eeeeeee1", "delivered", { email: "Sub@example.org" }, "newsletter");
  await add("eeeeeee2", "delivered", { email: "sub@example.org" });
  const subscribers = "newsletter_subscriptions";
  await addRow(db, subscribers, { id: "eeeeeee1", email: "Sub@example.org" });
  const asked = { text: "sub@example.org", newsletter: "1" };
  const page = await pageOf(await send("/person", asked));
  const id = page.querySelectorAll("input[name=id]").map((one) => one.getAttribute("value") ?? "");
  await submit("/erase", { id });
  expect([await stateOf("eeeeeee1"), await stateOf("eeeeeee2")]).toEqual([null, "delivered"]);
  expect(await db.prepare(`select count(*) as n from ${subscribers}`).first("n")).toBe(0);
});

test("JSON that was written by hand, and is none, stands as it is and stops no list", async () => {
  await add("99999992", "dead");
  const write = (column: string, text: string | null) =>
    db.prepare(`update deliveries set ${column} = ? where id = '99999992'`).bind(text).run();
  for (const column of ["campaign", "signs"]) {
    for (const text of ["{utm_source: letter", '["links", "pi\\tch', ""]) {
      await write(column, text);
      const own = await search("99999992");
      for (const path of ["/?state=dead&campaign=autumn", "/?state=dead", own, "/figures"]) {
        expect((await answer(new Request(home + path))).status).toBe(200);
      }
      expect((await get("/lead/99999992")).querySelector("section")?.text).toContain(text);
      const lists = ["report.sql", "health.sql", "undelivered.sql"].map((file) =>
        statementIn(file),
      );
      await expect(runSql(...lists)).resolves.toHaveLength(3);
    }
    await write(column, null);
  }
  await submit("/export", { query: (await search("99999992")).slice(2) });
  emptyFolder();
  // An index reads these: no such row comes in.
  for (const column of ["payload", "akismet"]) {
    await expect(write(column, "{")).rejects.toThrow("malformed JSON");
  }
  await db.exec("delete from deliveries where id = '99999992'");
});

test("figures are drawn, each with its numbers", async () => {
  const page = await get("/figures");
  const titles = page.querySelectorAll("h2").map(({ text }) => text);
  expect(titles).toHaveLength(5);
  expect(page.querySelectorAll("table:not([hidden]) rect").length).toBeGreaterThan(50);
  const share = page.querySelectorAll("section").at(-1)?.querySelectorAll("tbody tr") ?? [];
  expect(share.length).toBeLessThan(MONTHS + 1);
  for (const row of share) expect(row.text).toMatch(/^\w{3}\d+\.\d %\d+$/);
  const forms = page.querySelectorAll("section")[0]?.querySelectorAll("tbody tr")[1];
  const numbers = forms?.querySelectorAll("td[data-name]").map(({ text }) => Number(text)) ?? [];
  const week = forms?.querySelector("th")?.text;
  const counted = await db
    .prepare(
      "select count(*) as n from deliveries where state <> 'quarantined' and created_at >= ?1 and created_at < date(?1, '+7 days')",
    )
    .bind(week)
    .first("n");
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

test("which database it is cannot be overlooked", async () => {
  const bannerOf = async (deployed?: string) =>
    (await pageOf(await createDesk(runSql, deployed)(new Request(home)))).querySelector(".banner");
  expect((await bannerOf())?.classNames).toContain("local");
  expect((await bannerOf("production"))?.classNames).toContain("production");
  expect((await bannerOf("production"))?.text).toMatch(/^PRODUCTION deployed at Cloudflare/);
});

test("nobody else is let in: another token, a used one, another host, another page", () => {
  const gate = createGate(host);
  const refused = (path: string, headers: Record<string, string>, method = "GET") =>
    gate.refuse(new Request(`${home}${path}`, { method, headers: { Host: host, ...headers } }));
  const token = new URL(gate.address()).search;
  const Cookie = refused(`/${token}`, {})?.headers.get("Set-Cookie") ?? "";
  expect(Cookie).toMatch(/HttpOnly; SameSite=Strict/);
  expect(refused("/", { Cookie })).toBe(undefined);
  expect(refused("/", {})?.status).toBe(403);
  expect(refused("/", { Cookie: "desk-4000=wrong" })?.status).toBe(403);
  expect(refused(`/${token}`, {})?.status).toBe(403);
  expect(refused("/?token=wrong", { Cookie })?.status).toBe(403);
  for (const other of ["leads.example", "localhost:4000", "127.0.0.1:4001"]) {
    expect(refused("/", { Cookie, Host: other })?.status).toBe(421);
  }
  for (const site of ["same-site", "cross-site"]) {
    expect(refused("/", { Cookie, "Sec-Fetch-Site": site })?.status).toBe(403);
  }
  expect(refused("/change", { Cookie, Origin: home }, "POST")).toBe(undefined);
  expect(refused("/change", { Cookie }, "POST")?.status).toBe(403);
  for (const Origin of ["http://127.0.0.1:8787", "null", "http://leads.example"]) {
    expect(refused("/", { Cookie, Origin })?.status).toBe(403);
    expect(refused("/change", { Cookie, Origin }, "POST")?.status).toBe(403);
  }
});

test("the port of its database is of use to nobody who has not opened it", async () => {
  const body = JSON.stringify([{ sql: "select 1 as one", params: [] }]);
  const { status } = await fetch(await miniflare.ready, { method: "POST", body });
  expect(status).toBe(403);
  const headers = { Authorization: "wrong" };
  expect((await miniflare.dispatchFetch(home, { method: "POST", headers, body })).status).toBe(403);
});

test("the command says what is missing in one line, and leaves nothing of wrangler's behind", async () => {
  const run = (args: string[], env: NodeJS.ProcessEnv, until: RegExp) =>
    new Promise<[code: number | null, said: string]>((done) => {
      const desk = spawn(bin("node"), [join(root, "scripts/desk.ts"), ...args], {
        env: { ...process.env, STATE_DIR: folder, TMPDIR: folder, HOME: folder, ...env },
      });
      let said = "";
      for (const stream of [desk.stdout, desk.stderr]) {
        stream.on("data", (part) => {
          said += part;
          if (until.test(said)) desk.kill("SIGINT");
        });
      }
      desk.on("close", (code) => done([code, said]));
    });
  // Nobody listens there any more.
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  const signedOut = { CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_API_KEY: "" };
  const token = {
    CLOUDFLARE_API_TOKEN: "x".repeat(40),
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
  };
  const [[, local], ...refused] = await Promise.all([
    run([], {}, /Ctrl-C stops/),
    run(["--remote"], signedOut, /never/),
    run(["--remote"], token, /never/),
  ]);
  expect(local).toMatch(/Open once {5}http:/);
  const lines = refused.map(([code, said]) => [code, said.match(/Could not start: [\s\S]*/)?.[0]]);
  expect(lines).toEqual([
    [1, "Could not start: Sign in to Cloudflare first: npx wrangler login\n"],
    [1, "Could not start: Cloudflare cannot be reached from here. Is this machine online?\n"],
  ]);
  expect(readdirSync(folder).filter((name) => name.startsWith("desk-"))).toEqual([]);
});
