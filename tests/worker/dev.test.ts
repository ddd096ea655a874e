import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bin, root } from "../../scripts/tasks.mjs";
import { eventually } from "../support/eventually";
import { siteForTests } from "../support/site-for-tests";

const stateDir = mkdtempSync(join(tmpdir(), "dev-"));
const site = siteForTests();
let vite: ChildProcess;
let dev: string;

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  dev = `http://127.0.0.1:${port}`;
  vite = spawn(bin("remix"), ["vite:dev", "--host", "127.0.0.1", "--port", String(port)], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "development",
      STATE_DIR: stateDir,
      FORM_SERVICE_URL: site.service.url,
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
    },
  });
  await eventually(() => fetch(`${dev}/favicon.svg`), 240_000);
}, 300_000);
afterAll(async () => {
  vite.kill("SIGTERM");
  rmSync(stateDir, { recursive: true, force: true });
});

/** Where the two may differ: during development pages are not cached and files come from elsewhere. */
const ownHeaders = ["permissions-policy", "referrer-policy", "x-content-type-options", "allow"];

const form = "application/x-www-form-urlencoded";
const requests: [string, string, RequestInit][] = [
  ["a page", "/about", {}],
  ["an unknown path", "/nope", {}],
  ["a trailing slash", "/contact/", {}],
  ["a method that no page takes", "/contact", { method: "DELETE" }],
  ["a body in another format", "/contact", { method: "POST", body: "{}" }],
  ["a faulty form", "/contact", { method: "POST", body: new URLSearchParams({ name: "A" }) }],
  [
    "a form from another site",
    "/contact",
    {
      method: "POST",
      headers: { Origin: "https://elsewhere.example", "Content-Type": form },
      body: "name=A",
    },
  ],
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
