import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/tasks.ts";
import { type Site, startSite } from "../support/site";

/** What Remix puts together for each request, before it looks for a route. */
const inRemix = "/__manifest`";

const build = mkdtempSync(join(tmpdir(), "without-pages-"));
let site: Site;
beforeAll(async () => {
  const worker = readFileSync(join(root, "build/server/worker.js"), "utf8");
  const broken = worker.replace(inRemix, `\${(() => { throw new Error() })()}\``);
  expect(broken).not.toBe(worker);
  mkdirSync(join(build, "server"));
  writeFileSync(join(build, "server/worker.js"), broken);
  cpSync(join(root, "build/client"), join(build, "client"), { recursive: true });
  site = await startSite({}, { build });
});
afterAll(async () => {
  await site.stop();
  rmSync(build, { recursive: true });
});

test("a lead is taken and answered without Remix, which could draw no page", async () => {
  const drawn = await fetch(`${site.url}/contact?sent=contact`);
  expect(drawn.status).toBe(500);
  const fields = { form: "contact", name: "Ann Sample", email: "ann@example.org", message: "Hi" };
  const response = await site.post("/contact", fields);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toMatch(/^\/contact\?sent=contact&ref=[\da-f]{8}$/);
  expect(await site.stored()).toEqual({ deliveries: 1, contact_submissions: 1 });
  site.logged.length = 0;
});
