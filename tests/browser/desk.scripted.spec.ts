import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { expect, type Page, test } from "@playwright/test";
import { sampleLeads } from "../../scripts/sample-leads.ts";
import { root } from "../../scripts/tasks.ts";
import { axeFaults } from "../support/browser";
import { operatorsDatabase } from "../support/local-database";

// What the pages say is tests/worker/desk.test.ts; here they are used, with one desk and the same ten thousand leads.
test.describe.configure({ mode: "serial" });

const { stateDir, within, remove } = operatorsDatabase();
let desk: ChildProcessByStdio<Writable, Readable, null>;
let lines: AsyncIterator<string>;

/** The next address that the desk shows. */
async function address(): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new Error("the desk ended");
  return value.match(/http:\S+/)?.[0] ?? address();
}

let page: Page;
let home: string;

test.beforeAll(async ({ browser }) => {
  await within((db) => db.prepare(sampleLeads()).run());
  desk = spawn(process.execPath, [join(root, "scripts/desk.ts")], {
    env: { ...process.env, STATE_DIR: stateDir, INIT_CWD: stateDir },
    stdio: ["pipe", "pipe", "inherit"],
  });
  lines = createInterface({ input: desk.stdout })[Symbol.asyncIterator]();
  const first = await address();
  home = new URL("/", first).href;
  page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await page.goto(first);
  await page.waitForURL(home);
  expect(new Set(asked)).toEqual(new Set([new URL(home).origin]));
});
test.afterAll(async () => {
  await page?.close();
  desk.kill("SIGINT");
  await once(desk, "exit");
  remove();
});

const rows = () => page.locator(".leads tbody tr");
const told = () => page.getByRole("status");
const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
const go = (name: string | RegExp) => page.getByRole("link", { name }).click();
const narrow = async (label: string, value: string) => {
  await page.getByLabel(label).fill(value);
  await press("Show");
};

test("a Monday: what came in, what was not delivered and why, sent again, answered, counted, exported, erased", async () => {
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await narrow("From (UTC)", day);
  await expect(page.locator("caption")).toHaveText(/^1 to (4\d|5\d) of [456]\d, newest first$/);

  await go(/^Given up/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Given up");
  await rows().first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ann Lee");
  await expect(page.getByText(/^it answered with status 422; the service read/)).toBeVisible();
  await press("Send again …");
  await expect(rows()).toContainText("Ann Lee");
  await go("Leave it as it is");
  await press("Send again …");
  await press("Send again: 1 lead");
  await expect(told()).toHaveText("Send again: 1 lead changed.");
  await expect(page.getByText("status 422, before it was sent again")).toBeVisible();

  await page.getByLabel("By", { exact: true }).fill("Bo");
  await page.getByLabel("Note").fill("Called.");
  await press("Mark as answered");
  await expect(page.getByText(/^By Bo on 20/)).toBeVisible();

  await go("Leads");
  await narrow("Campaign", "autumn");
  await expect(page.getByText("1 to 50 of 2,500, newest first")).toBeVisible();
  await go("Older");
  await expect(page.getByText("51 to 100 of 2,500")).toBeVisible();

  await narrow("Name, address", "person5@example.org");
  await narrow("Campaign", "");
  await expect(rows()).toContainText("answered by Bo");
  expect(decodeURIComponent(page.url())).not.toContain("person5");
  await press("Export these 1 as CSV");
  await expect(told()).toContainText("Leads: 1 in ");
  const [name = ""] = readdirSync(stateDir).filter((file) => file.endsWith(".csv"));
  expect(readFileSync(join(stateDir, name), "utf8")).toMatch(/Ann Lee.*Bo,Called\./);

  await go("Erase a person");
  await page.getByLabel("An address, a phone number").fill("(317) 555-0005");
  await press("Erase a person …");
  await expect(page.locator("code")).toContainText(name);
  await press("Erase 1 lead for ever");
  await expect(told()).toHaveText("Erased: 1 from answers, 1 from deliveries.");
});

test("several that are chosen are changed together", async () => {
  await page.goto(`${home}?state=quarantined`);
  await page.getByRole("checkbox").nth(0).check();
  await page.getByRole("checkbox").nth(1).check();
  await press("Release …");
  await press("Release: 2 leads");
  await expect(told()).toHaveText("Release: 2 leads changed.");
});

test("axe finds nothing, and nothing is wider than a phone with large text", async () => {
  const faults: string[] = [];
  const id = "100ebde6-0000-8000-8000-00000000007a";
  const confirm = `confirm?change=release&id=${id}`;
  for (const path of ["", `lead/${id}`, "figures", "person", confirm, "nothing"]) {
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grace Okafor");
});

test("the server asks its gate: another token, host or page is not let in", async ({ request }) => {
  const [{ name = "", value = "" } = {}] = await page.context().cookies(home);
  const Cookie = `${name}=${value}`;
  /** What the desk answers to a request that no browser sends. */
  const status = async (path: string, headers: Record<string, string>, method = "GET") =>
    (await request.fetch(home + path, { method, headers, maxRedirects: 0 })).status();
  expect(await status("", { Cookie })).toBe(200);
  expect(await status("", {})).toBe(403);
  expect(await status("", { Cookie, Host: "leads.example" })).toBe(421);
  const Origin = new URL(home).origin;
  expect(await status("search", { Cookie, Origin }, "POST")).toBe(303);
  expect(await status("search", { Cookie, Origin: "null" }, "POST")).toBe(403);
  desk.stdin.write("\n");
  const { search: token } = new URL(await address());
  expect(await status(token, {})).toBe(200);
  expect(await status(token, {})).toBe(403);
});
