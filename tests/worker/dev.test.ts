import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../scripts/engines/process.ts";
import { bin, root, run, wranglerSettings } from "../../scripts/tasks.ts";
import { eventually } from "../support/eventually";
import { siteForTests } from "../support/site-for-tests";

// A copy, because these tests break files. In parentheses, which are signs in patterns of file names, and with a space.
const copy = join(mkdtempSync(join(tmpdir(), "dev-")), "a (copy)");
for (const name of [
  ...["app", "public", "scripts", "migrations", "package.json"],
  ...["remix.config.js", "vite.config.ts", "tsconfig.json", "wrangler.toml"],
]) {
  cpSync(join(root, name), join(copy, name), { recursive: true });
}
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
const stateDir = join(copy, "state");
const site = siteForTests();
let vite: ChildProcess;
let dev: string;

beforeAll(async () => {
  const port = await freePort();
  dev = `http://127.0.0.1:${port}`;
  vite = spawn(bin("vite"), ["--host", "127.0.0.1", "--port", String(port)], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: "development",
      STATE_DIR: stateDir,
      FORM_SERVICE_URL: site.service.url,
      ...wranglerSettings,
    },
  });
  await eventually(() => fetch(`${dev}/favicon.svg`), 240_000);
}, 300_000);
afterAll(async () => {
  vite.kill("SIGTERM");
  rmSync(join(copy, ".."), { recursive: true, force: true });
});

/** Changes a file of the copy for as long as the work takes. */
async function withChanged<T>(path: string, change: (text: string) => string, work: () => T) {
  const before = readFileSync(join(copy, path), "utf8");
  writeFileSync(join(copy, path), change(before));
  return Promise.resolve(work()).finally(() => writeFileSync(join(copy, path), before));
}

/** Where the two may differ: during development pages are not cached and files come from elsewhere. */
const ownHeaders = ["permissions-policy", "referrer-policy", "x-content-type-options", "allow"];

const faulty = { method: "POST", body: new URLSearchParams({ name: "A" }) };
const foreign = { ...faulty, headers: { Origin: "https://elsewhere.example" } };
const requests: [string, string, RequestInit][] = [
  ["a page", "/about", {}],
  ["an unknown path", "/nope", {}],
  ["a trailing slash", "/contact/", {}],
  ["a method that no page takes", "/contact", { method: "DELETE" }],
  ["a body in another format", "/contact", { method: "POST", body: "{}" }],
  ["a faulty form", "/contact", faulty],
  ["a form from another site", "/contact", foreign],
];

test.each(requests)("`npm run dev` answers %s as the site does", async (_, path, init) => {
  const answer = async (origin: string) => {
    const { status, headers } = await fetch(`${origin}${path}`, { ...init, redirect: "manual" });
    const location = headers.get("Location")?.replace(origin, "");
    return { status, location, headers: ownHeaders.map((name) => headers.get(name)) };
  };
  expect(await answer(dev)).toEqual(await answer(site.url));
});

test("`npm run dev` runs the sweep on demand", async () => {
  expect((await fetch(`${dev}/__scheduled`)).status).toBe(200);
});

test("`npm run dev` reloads an open page after a change, and shows an error with its line", async () => {
  const about = async () => {
    const response = await fetch(`${dev}/about`);
    return { status: response.status, text: await response.text() };
  };
  expect((await about()).text).toContain('src="/@vite/client"');
  const client = new WebSocket(dev.replace("http", "ws"), "vite-hmr");
  await once(client, "open");
  const messages: string[] = [];
  client.onmessage = ({ data }) => messages.push(String(data));
  const route = "app/routes/about.tsx";
  const broken = 'export const loader = () => { throw new Error("a slip of the pen"); };';
  await withChanged(
    route,
    (text) => `${text}\n${broken}`,
    async () => {
      await eventually(() => expect(messages.join()).toContain("full-reload"));
      const { status, text } = await about();
      expect(status).toBe(500);
      expect(text).toMatch(/a slip of the pen/);
      expect(text).toMatch(/at loader \(.*app\/routes\/about\.tsx:\d+/);
    },
  );
  client.close();
  await eventually(async () => expect((await about()).status).toBe(200));
});

/** What `npm run dev` ends with, where it cannot start. */
function refusal(settings: Record<string, string>) {
  const env = { ...process.env, ...settings };
  const { status, stderr } = spawnSync(process.execPath, [join(copy, "scripts/dev.ts")], { env });
  return { status, said: stderr.toString() };
}

test("`npm run dev` says the whole cause when a lead cannot be stored", async () => {
  // Its database has no tables.
  const said: string[] = [];
  for (const stream of [vite.stdout, vite.stderr]) {
    stream?.on("data", (data) => said.push(String(data)));
  }
  const lead = { form: "contact", name: "Ann", email: "ann@example.com", message: "Hi" };
  const body = new URLSearchParams(lead);
  await fetch(`${dev}/contact`, { method: "POST", body, redirect: "manual" });
  await eventually(() => expect(said.join("")).toMatch(/D1_ERROR: no such table: deliveries/));
});

test("`npm run dev` names what stands in its way, and ends", async () => {
  const FORM_SERVICE_URL = site.service.url;
  const { port: PORT } = new URL(dev);
  expect(refusal({ PORT, FORM_SERVICE_URL })).toEqual({
    status: 1,
    said: `Port ${PORT} is taken. Free it, or set PORT to another port.\n`,
  });
  expect(refusal({ PORT: "8999", INBOX_PORT: "8999" })).toEqual({
    status: 1,
    said: "PORT and INBOX_PORT are both 8999. Set one of them to another port.\n",
  });
  const STATE_DIR = mkdtempSync(join(copy, "state-"));
  writeFileSync(join(STATE_DIR, ".process"), String(process.pid));
  const free = String(await freePort());
  expect(refusal({ PORT: free, STATE_DIR, FORM_SERVICE_URL })).toEqual({
    status: 1,
    said: `Process ${process.pid} runs on the database in ${STATE_DIR}. Stop it, or set STATE_DIR to another folder.\n`,
  });
});

test("a fault in a migration or in wrangler.toml is told in a line that names the file", async () => {
  const migrate = () =>
    run(
      bin("wrangler"),
      ["d1", "migrations", "apply", "DB", "--local", "--persist-to", join(copy, "faulty")],
      { cwd: copy },
    );
  const failing = (pattern: RegExp) => () => expect(migrate()).rejects.toThrow(pattern);
  const migration = "migrations/0001_desk.sql";
  const wrong = /^Migration 0001_desk\.sql failed.*near "SELEC": syntax error/;
  await withChanged(migration, (text) => `SELEC nothing;\n${text}`, failing(wrong));
  const unfinished = /^Invalid TOML document: .*wrangler\.toml:\d+:\d+$/;
  await withChanged("wrangler.toml", (text) => text.replace('"', ""), failing(unfinished));
});
