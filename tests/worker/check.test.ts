import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { site as facts } from "~/config/site";
import { HEALTH_QUERY, healthProblems, migrationProblems } from "../../scripts/check/account.ts";
import { readBuilt } from "../../scripts/check/built.ts";
import { type Fetch, publicChecks } from "../../scripts/check/public.ts";
import { bin, childEnv, root, run } from "../../scripts/tasks.ts";
import { addLeads } from "../support/add-leads";
import { siteForTest, siteForTests } from "../support/site-for-tests";
import { type Change, minified, obfuscated, rocketLoaded, watched } from "../support/zone";

const { origin } = facts;
const apex = origin.replace("www.", "");
const site = siteForTests({ CANONICAL_ORIGIN: origin, FORM_SERVICE_URL: "http://127.0.0.1:9/" });
const built = readBuilt(join(root, "build/client"));

/** The built worker at its public address; Miniflare tells it the address that was asked. */
const atSite: Fetch = (url, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set("MF-Original-URL", url);
  return fetch(new URL(new URL(url).pathname, site.url), { ...init, headers });
};
const answers = new Map<string, Promise<Response>>();
/** The same, which gives again what it gave before: what it answers to a GET does not change in this file. */
const ask: Fetch = async (url, init) => {
  if (init?.method === "POST") return atSite(url, init);
  const answer = answers.get(url) ?? atSite(url, init);
  answers.set(url, answer);
  return (await answer).clone();
};

/** Another answer to some addresses. */
const but =
  (path: RegExp, change: (response: Response, body: Buffer<ArrayBuffer>) => Response): Fetch =>
  async (url, init) => {
    const response = await ask(url, init);
    if (!path.test(`${init?.method ?? "GET"} ${url}`)) return response;
    return change(response, Buffer.from(await response.arrayBuffer()));
  };
const copied = (
  { status, headers }: Response,
  body: BodyInit,
  more: Record<string, string> = {},
) => {
  const all = new Headers(headers);
  all.delete("content-encoding");
  for (const [name, value] of Object.entries(more)) all.set(name, value);
  return new Response(status === 308 ? null : body, { status, headers: all });
};
const pagesBy = (change: Change) =>
  but(/^GET https:\/\/www/, (response, body) =>
    /html/.test(response.headers.get("content-type") ?? "")
      ? copied(response, change(body.toString()))
      : copied(response, body),
  );
const withHeader = (path: RegExp, name: string, value: string) =>
  but(path, (response, body) => copied(response, body, { [name]: value }));

/** Another address of the worker, which has to lead to the site. */
const other = "https://managed-it-site.account.workers.dev";

async function found(asking: Fetch) {
  const checks = Object.values(publicChecks(origin, built, asking, [other]));
  const all = await Promise.all(checks.map((problems) => problems()));
  return all.flat().filter(Boolean).join("\n");
}

test("a site that is what was built has no problem", async () => {
  expect(await found(ask)).toBe("");
  expect(built.pages.size).toBeGreaterThan(20);
  expect(await site.rows("deliveries")).toEqual([]);
});

test("a security.txt of another day is no problem, as a build names its day", async () => {
  const later = new Date(Date.now() + 200 * 86_400_000).toISOString();
  const asking = but(/security\.txt$/, (response, body) =>
    copied(response, String(body).replace(/^Expires: .*/m, `Expires: ${later}`)),
  );
  expect(await found(asking)).toBe("");
});

const without = (text: string | RegExp) => (html: string) => html.replace(text, "");
const bare: Change = (html) => html.replace(/<!--.*?-->/g, "");
const page = /^GET https:\/\/www[^/]*\/contact$/;
const answering = (path: RegExp, status: number, headers: Record<string, string> = {}) =>
  but(path, () => new Response("", { status, headers }));
const saying = (path: RegExp, text: string) => but(path, (response) => copied(response, text));
const failing = (path: RegExp, code: string) =>
  but(path, () => {
    throw Object.assign(new TypeError("fetch failed"), { cause: { code } });
  });
const challenge = { "cf-mitigated": "challenge" };
const ended = "Expires: 2025-01-01T00:00:00.000Z\n";
const toApex = new RegExp(`^GET ${apex}`);
const ofApex = but(/sitemap/, (response, body) =>
  copied(response, String(body).replaceAll(origin, apex)),
);

test.each([
  ["addresses hidden", pagesBy((html) => obfuscated(bare(html))), /Email Address Obfuscation/],
  ["Rocket Loader", pagesBy(rocketLoaded), /Rocket Loader/],
  ["Web Analytics", pagesBy(watched), /Web Analytics/],
  ["Bot Fight Mode", pagesBy(watched), /Bot Fight Mode/],
  ["white space taken out", pagesBy(minified), /white space is taken out/],
  ["a page of another build", pagesBy(without(facts.phone)), /, .* and \d+ more: it is of another/],
  ["a page that fails", answering(page, 500), /^\/contact: it answers 500$/],
  ["a challenge", answering(page, 403, challenge), /^\/contact: a challenge stands in front/],
  ["another policy", withHeader(page, "content-security-policy", "x"), /-policy is not as built/],
  [
    "another HSTS",
    withHeader(page, "strict-transport-security", "x"),
    /SSL\/TLS, Edge Certificates/,
  ],
  ["pages kept by browsers", withHeader(page, "cache-control", "max-age=9"), /Browser Cache TTL/],
  ["pages from a cache", withHeader(page, "cf-cache-status", "HIT"), /Cache Rules/],
  ["a cookie", withHeader(page, "set-cookie", "__cf_bm=1"), /a cookie is set/],
  ["another font", saying(/woff2$/, "x"), /woff2.*is not what was built/],
  ["a font that nobody keeps", withHeader(/woff2$/, "cache-control", "no-store"), /do not keep it/],
  ["no favicon", answering(/favicon\.ico$/, 404), /^\/favicon.ico: it answers 404$/],
  ["no TLS asked for", answering(/^GET http:/, 200), /Always Use HTTPS/],
  [
    "another address that shows the site",
    answering(/workers\.dev/, 200),
    /workers\.dev does not \(http/,
  ],
  ["an apex without a route", failing(toApex, "ENOTFOUND"), /\(ENOTFOUND\): give it a route/],
  ["robots.txt of Cloudflare's", saying(/robots\.txt$/, "Disallow: /"), /robots.txt does not/],
  ["a sitemap of another origin", ofApex, /the sitemap does not/],
  ["a post that a rule stops", answering(/^POST/, 403), /answered 403, not 422/],
  ["another security.txt", saying(/security\.txt$/, "Contact: x"), /security.txt: it is not what/],
  ["security.txt of last year", saying(/security\.txt$/, ended), /it ended 2025-01-01/],
  ["no answer at all", failing(/^/, "ECONNREFUSED"), /no answer: ECONNREFUSED/],
])("%s is told, with the place to change it", async (_, asking, problem) => {
  const told = await found(asking);
  expect(told).not.toBe("");
  expect(told).toMatch(problem);
});

test("the database's own row is well, and each thing that is not is told", async () => {
  const told = async (later = 0) => {
    const [health = {}] = await site.rows(HEALTH_QUERY);
    return healthProblems(health as never, Date.now() + later, "production")
      .filter(Boolean)
      .join("\n");
  };
  expect(await told()).toMatch(/the cron never ran/);
  await site.sweep();
  expect(await told()).toBe("");
  expect(await told(3 * 60_000)).toMatch(/the cron last ran at/);
  await site.db.exec("update service_state set failures = 5");
  expect(await told()).toMatch(/the form service: down/);
  await site.db.exec("update service_state set failures = 0, refusals = 3");
  expect(await told()).toMatch(/the form service: takes no lead/);
  await addLeads(site.db, 2, { created_at: "2026-01-01", state: "dead" }, "dead");
  await addLeads(site.db, 1, { created_at: "2026-01-01", refused: 1 });
  expect(await told()).toMatch(/leads given up: 2\. .*--env production/);
  expect(await told()).not.toMatch(/has waited/);
  await site.db.exec("update deliveries set refused = 0");
  expect(await told()).toMatch(/a lead has waited since 2026-01-01/);
});

test("what is asked of the database reads a few rows, however many leads there are", async () => {
  for (const state of ["pending", "dead", "quarantined", "delivered"]) {
    await addLeads(site.db, 1000, { created_at: "2026-01-01", state, ended_at: "" }, state);
  }
  const { meta } = await site.db.prepare(HEALTH_QUERY).all();
  expect(meta.rows_read).toBeLessThan(250);
});

test("a migration that is not applied is told, with the command", () => {
  expect(migrationProblems([], "production").join()).toMatch(/0000_.*--env production --remote/);
});

let asked = 0;
/** The setting of a registry of packages that counts who asks it, and answers nobody. */
async function npmThatHangsUp() {
  const registry = createServer((socket) => {
    asked += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(registry, "listening");
  onTestFinished(() => void registry.close());
  const { port } = registry.address() as AddressInfo;
  return { npm_registry: `http://127.0.0.1:${port}/` };
}

test("npm run check asks the site and the database of npm start, and ends with 1 where something is wrong", async () => {
  // A site at its own address, as npm start has it.
  const here = await siteForTest();
  const STATE_DIR = mkdtempSync(join(tmpdir(), "check-"));
  // Wrangler keeps in the temporary folder when it asked npm for a newer one.
  const env = { ...childEnv, ...(await npmThatHangsUp()), STATE_DIR, TMPDIR: STATE_DIR };
  const args = [join(root, "scripts/check.ts"), here.url];
  const check = () => promisify(execFile)(process.execPath, args, { cwd: root, env });
  await expect(check()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/✓ \d+ pages are what was built[\s\S]*✗ migrations are applied/),
  });
  const apply = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", STATE_DIR];
  await run(bin("wrangler"), apply, { env });
  expect((await check()).stdout).toMatch(/All is well\.\s*$/);
  expect(asked).toBe(0);
  rmSync(STATE_DIR, { recursive: true });
});
