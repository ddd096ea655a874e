import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/tasks.ts";
import { lead } from "../support/leads";
import { siteForTests } from "../support/site-for-tests";

/** What Remix puts together for each request, before it looks for a route. */
const inRemix = "/__manifest`";

const build = mkdtempSync(join(tmpdir(), "without-pages-"));
beforeAll(() => {
  const worker = readFileSync(join(root, "build/server/worker.js"), "utf8");
  const broken = worker.replace(inRemix, `\${(() => { throw new Error() })()}\``);
  expect(broken).not.toBe(worker);
  mkdirSync(join(build, "server"));
  writeFileSync(join(build, "server/worker.js"), broken);
  cpSync(join(root, "build/client"), join(build, "client"), { recursive: true });
});
afterAll(() => rmSync(build, { recursive: true }));
const site = siteForTests({}, { build });

test("a lead is taken and answered without Remix, which could draw no page", async () => {
  const drawn = await fetch(`${site.url}/contact?sent=contact`);
  expect(drawn.status).toBe(500);
  const response = await site.post("/contact", lead);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toMatch(/^\/contact\?sent=contact&ref=[\da-f]{8}$/);
  expect(await site.stored()).toEqual({ deliveries: 1, contact_submissions: 1 });
  site.logged.length = 0;
});
