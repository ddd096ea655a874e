import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, type Page, test } from "@playwright/test";
import { sampleLeads } from "../../scripts/sample-leads.ts";
import { root } from "../../scripts/tasks.ts";
import { axeFaults } from "../support/browser";
import { operatorsDatabase } from "../support/local-database";

// One desk for all of them, which look at the same ten thousand leads and change some of their own.
test.describe.configure({ mode: "serial" });

const { stateDir, within, remove } = operatorsDatabase();
const markup = '<img src=x onerror="document.title=1"> <b>bold</b> {{1}}';
const formula = '=HYPERLINK("http://example.org")';
const newest = new Date(Date.now() + 60_000).toISOString();
let desk: ChildProcess;
let lines: AsyncIterator<string>;

/** The next address that the desk shows. */
async function address(): Promise<string> {
  for (;;) {
    const { value = "", done } = await lines.next();
    const [found] = value.match(/http:\S+/) ?? [];
    if (found) return found;
    if (done) throw new Error("the desk ended");
  }
}

/** Leads of a test's own, the newest there are. */
const add = (leads: { id: string; state?: string; form?: string; payload?: object }[]) =>
  within((db) =>
    db.batch(
      leads.map(({ id, state = "delivered", form = "contact", payload = {} }) =>
        db
          .prepare(
            `insert into deliveries (id, created_at, form, payload, state, last_error, next_attempt_at, give_up_at)
             values (?1, ?2, ?3, ?4, ?5, 'http-422', ?2, ?2)`,
          )
          .bind(id, newest, form, JSON.stringify({ name: `Lead ${id}`, ...payload }), state),
      ),
    ),
  );
const stateOf = (id: string) =>
  within((db) => db.prepare("select state from deliveries where id = ?").bind(id).first("state"));

let page: Page;
let home: string;

test.beforeAll(async ({ browser }) => {
  await within((db) => db.prepare(sampleLeads()).run());
  desk = spawn(process.execPath, [join(root, "scripts/desk.ts")], {
    env: { ...process.env, STATE_DIR: stateDir, INIT_CWD: stateDir },
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (!desk.stdout) throw new Error("no output");
  lines = createInterface({ input: desk.stdout })[Symbol.asyncIterator]();
  const first = await address();
  home = new URL("/", first).href;
  page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await page.goto(first);
  await page.waitForURL(home);
  expect(new Set(asked)).toEqual(new Set([new URL(home).origin]));
  expect(page.url()).not.toContain("token");
});
test.afterAll(async () => {
  await page?.close();
  const ended = new Promise((done) => desk.on("exit", done));
  desk.kill("SIGINT");
  await ended;
  remove();
});

const rows = () => page.locator(".leads tbody tr");
const show = (fields: Record<string, string>) => async () => {
  await page.goto(home);
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`.filters [name=${name}]`);
    const isChoice = await field.evaluate((element) => element.tagName === "SELECT");
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
  await page.getByRole("button", { name: "Show" }).click();
};
const search = (text: string) => show({ text })();

test("the newest leads come first, without spam, and the others on further pages", async () => {
  await expect(page.getByText("1 to 50 of 9,833, newest first")).toBeVisible();
  await expect(rows()).toHaveCount(50);
  await expect(rows().first()).toContainText("José Ortega");
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByText("51 to 100 of 9,833")).toBeVisible();
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page.getByText("1 to 50")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Desk" })).toContainText("Spam 167");
});

test("a list is narrowed by form, state, time, campaign and page", async () => {
  await show({ campaign: "autumn" })();
  await expect(page.getByText("of 2,500, newest first")).toBeVisible();
  const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  await show({ form: "contact", state: "delivered", to: day, page: "/contact" })();
  await expect(rows().first()).toContainText("contact");
  const texts = await rows().allTextContents();
  expect(texts.filter((text) => !/Delivered/.test(text) || !text.includes("/contact"))).toEqual([]);
  const times = await rows()
    .locator("time")
    .evaluateAll((all) => all.map((one) => one.getAttribute("datetime") ?? ""));
  expect(times.filter((time) => time.slice(0, 10) > day)).toEqual([]);
});

test("a search finds what find finds, and stands in no address", async () => {
  for (const [text, found] of [
    ["317.555.0042", "Robert Miller"],
    ["+1 (317) 555 0041", "José Ortega"],
    ["person44@example.org", "Grace Okafor"],
    ["jose ortega 9996", "José Ortega 9996"],
    ["1000 1eef", "José Ortega"],
  ]) {
    await search(String(text));
    await expect(rows()).toHaveCount(1);
    await expect(rows()).toContainText(String(found));
    expect(decodeURIComponent(page.url())).not.toContain(text);
  }
});

test("one lead shows what was typed, its way, its reference and a reply", async () => {
  await page.goto(`${home}?state=dead`);
  await rows().first().getByRole("link").click();
  await expect(page.getByText(/^it answered with status 422/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^1000 9aab/);
  const reply = page.getByRole("link", { name: "Reply by mail" });
  await expect(reply).toHaveAttribute(
    "href",
    /^mailto:person5@example\.org\?subject=.*1000%209aab/,
  );
  expect(await page.title()).not.toContain("Ann");
});

test("every change says what it will change, asks once, and is made", async () => {
  const ids = ["aaaaaaa1", "aaaaaaa2", "aaaaaaa3"];
  await add(ids.map((id) => ({ id, state: "dead" })));
  for (const [label, id, state, now] of [
    ["Send again", ids[0], "dead", "pending"],
    ["Close", ids[1], "dead", "closed"],
    ["Reopen", ids[1], "closed", "dead"],
    ["Hold as spam", ids[2], "dead", "quarantined"],
    ["Release", ids[2], "quarantined", "pending"],
  ]) {
    await page.goto(`${home}lead/${id}`);
    await page.getByRole("button", { name: `${label} …` }).click();
    await expect(page.getByText(`${label}: 1 lead.`)).toBeVisible();
    await expect(rows()).toContainText(`Lead ${id}`);
    await page.getByRole("link", { name: "Leave it as it is" }).click();
    expect(await stateOf(String(id))).toBe(state);
    await page.getByRole("button", { name: `${label} …` }).click();
    await page.getByRole("button", { name: `${label}: 1 lead` }).click();
    await expect(page.getByRole("status")).toHaveText(`${label}: 1 lead changed.`);
    expect(await stateOf(String(id))).toBe(now);
  }
});

test("several that are chosen, and all of a state, are changed together", async () => {
  const ids = ["bbbbbbb1", "bbbbbbb2"];
  await add(ids.map((id) => ({ id, state: "quarantined" })));
  await page.goto(`${home}?state=quarantined`);
  for (const id of ids) await page.getByRole("checkbox", { name: `Lead ${id}` }).check();
  await page.getByRole("button", { name: "Release …" }).click();
  await page.getByRole("button", { name: "Release: 2 leads" }).click();
  await expect(page.getByRole("status")).toHaveText("Release: 2 leads changed.");
  expect(await stateOf("bbbbbbb2")).toBe("pending");
  await page.goto(`${home}?state=dead`);
  await page.getByRole("link", { name: /^Send again, all/ }).click();
  await page.getByRole("button", { name: /^Send again: all \d+ leads/ }).click();
  await expect(page.getByRole("navigation", { name: "Desk" })).toContainText("Given up 0");
});

test("a lead is marked as answered, with a note, and the mark can be taken away", async () => {
  await add([{ id: "ccccccc1" }]);
  await page.goto(`${home}lead/ccccccc1`);
  await page.getByLabel("By", { exact: true }).fill("Bo");
  await page.getByLabel("Note").fill("Called <b>back</b>");
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByText(/^By Bo on 20/)).toBeVisible();
  await expect(page.getByLabel("Note")).toHaveValue("Called <b>back</b>");
  await search("ccccccc1");
  await expect(rows()).toContainText("answered by Bo");
  await page.goto(`${home}lead/ccccccc1`);
  await page.getByRole("button", { name: "Take the mark away" }).click();
  await expect(page.getByText("Nobody has said so yet")).toBeVisible();
});

test("markup and formulas stay text on the page and in the file, which only its owner reads", async () => {
  const payload = { name: markup, message: `${formula}\n${markup}`, email: "mark@example.org" };
  await add([{ id: "ddddddd1", payload }]);
  await search("mark@example.org");
  await expect(rows()).toContainText(markup);
  await rows().getByRole("link").click();
  await expect(page.locator("dd", { hasText: formula })).toHaveText(`${formula} ${markup}`);
  await expect(page.locator("main :is(img, b)")).toHaveCount(0);
  await search("mark@example.org");
  await page.getByRole("button", { name: "Export these 1 as CSV" }).click();
  await expect(page.getByRole("status")).toContainText("Leads: 1 in ");
  const [name = ""] = readdirSync(stateDir).filter((file) => file.endsWith(".csv"));
  const text = readFileSync(join(stateDir, name), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain(`"'${formula.replaceAll('"', '""')}\n`);
});

test("a person is erased from every table, and the exports that hold them are named", async () => {
  await within((db) =>
    db.exec("insert into answers values ('ddddddd1', '2026-11-27', 'Bo', 'A note')"),
  );
  await page.goto(`${home}person`);
  await page.getByLabel("An address, a phone number").fill("MARK@example.org");
  await page.getByRole("button", { name: "Erase a person …" }).click();
  await expect(page.locator("code")).toContainText(stateDir);
  expect(await stateOf("ddddddd1")).toBe("delivered");
  await page.getByRole("button", { name: "Erase 1 lead for ever" }).click();
  await expect(page.getByRole("status")).toContainText("1 from deliveries");
  expect(await stateOf("ddddddd1")).toBe(null);
  expect(await within((db) => db.prepare("select count(*) as n from answers").first("n"))).toBe(0);
});

test("an address is taken off the newsletter, and its other leads stay", async () => {
  const payload = { email: "Sub@example.org" };
  await add([
    { id: "eeeeeee1", form: "newsletter", payload },
    { id: "eeeeeee2", payload },
  ]);
  await within((db) =>
    db.exec(
      `insert into newsletter_subscriptions (id, created_at, email) values ('eeeeeee1', '${newest}', 'Sub@example.org')`,
    ),
  );
  await page.goto(`${home}person`);
  await page.getByLabel("An address, a phone number").fill("sub@example.org");
  await page.getByRole("button", { name: "Unsubscribe …" }).click();
  await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("1 from newsletter_subscriptions");
  expect([await stateOf("eeeeeee1"), await stateOf("eeeeeee2")]).toEqual([null, "delivered"]);
});

test("axe finds nothing, and nothing is wider than a phone with large text", async () => {
  const faults: string[] = [];
  await add([{ id: "fffffff1", state: "quarantined" }]);
  const paths = ["", "lead/fffffff1", "figures", "person", "confirm?change=release&id=fffffff1"];
  for (const path of [...paths, "nothing"]) {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${home}${path}`);
      faults.push(...(await axeFaults(page, true)).map((fault) => `${path} ${width}: ${fault}`));
    }
    const wide = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth;
    });
    if (wide > 360) faults.push(`${path}: ${wide} px wide`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(faults).toEqual([]);
});

test("it is used by the keyboard alone", async () => {
  await page.goto(home);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("person44@example.org");
  await page.keyboard.press("Enter");
  await expect(rows()).toHaveCount(1);
  const link = rows().getByRole("link");
  for (let i = 0; i < 30 && !(await link.evaluate((one) => one === document.activeElement)); i++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const at = document.activeElement ?? document.body;
      return `${at.outerHTML.slice(0, 60)}: ${getComputedStyle(at).outlineStyle}`;
    });
    expect(seen).toMatch(/: solid$/);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Delivered");
});

/** What the desk answers to a request that no browser sends. */
const status = (path: string, headers: Record<string, string>, method = "GET") =>
  new Promise<number | undefined>((done) => {
    const url = new URL(path, home);
    const request = { host: url.hostname, port: url.port, path: url.pathname + url.search };
    get({ ...request, method, headers }, (answer) => done(answer.resume().statusCode));
  });

test("nobody else is let in: another token, a used one, another host, another page", async () => {
  const cookies = await page.context().cookies(home);
  const [{ name = "", value = "", httpOnly, sameSite } = {}] = cookies;
  expect([httpOnly, sameSite]).toEqual([true, "Strict"]);
  const Cookie = `${name}=${value}`;
  expect(await status("/", { Cookie })).toBe(200);
  expect(await status("/", {})).toBe(403);
  expect(await status("/", { Cookie: `${name}=wrong` })).toBe(403);
  expect(await status("/?token=wrong", {})).toBe(403);
  expect(await status("/", { Cookie, Host: "leads.example" })).toBe(421);
  expect(await status("/", { Cookie, Host: `localhost:${new URL(home).port}` })).toBe(421);
  expect(await status("/", { Cookie, "Sec-Fetch-Site": "same-site" })).toBe(403);
  const Origin = new URL(home).origin;
  expect(await status("/search", { Cookie, Origin }, "POST")).toBe(303);
  expect(await status("/search", { Cookie }, "POST")).toBe(403);
  for (const other of ["http://127.0.0.1:8787", "null", "http://leads.example"]) {
    expect(await status("/search", { Cookie, Origin: other }, "POST")).toBe(403);
  }
  desk.stdin?.write("\n");
  const { search: token } = new URL(await address());
  expect(await status(`/${token}`, {})).toBe(200);
  expect(await status(`/${token}`, {})).toBe(403);
});
