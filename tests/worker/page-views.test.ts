import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { builtWorker } from "../../scripts/built-worker.ts";
import { root } from "../../scripts/tasks.ts";
import { rawFetch } from "../support/raw";
import { siteForTests } from "../support/site-for-tests";

/** The worker with a binding that logs what is written to it, or is broken. */
const main = `
import worker from "./worker.js";
const broken = { writeDataPoint() { throw new TypeError("ann@example.org"); } };
const logging = { writeDataPoint(point) { console.log("view " + JSON.stringify(point)); } };
export default {
  ...worker,
  fetch(request, env, context) {
    const how = request.headers.get("X-Binding");
    const PAGE_VIEWS = how === "broken" ? broken : how === "none" ? undefined : how ?? logging;
    return worker.fetch(request, { ...env, PAGE_VIEWS }, context);
  },
};`;

const site = siteForTests({}, { main });
const visit = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
const get = (path: string, headers: Record<string, string> = {}) =>
  rawFetch(site.url, path, { headers: { ...visit, ...headers } });

const views = () =>
  site.logged.flatMap((line) => (line.startsWith("view ") ? [JSON.parse(line.slice(5))] : []));
const viewOf = (path: string) => ({ blobs: [path], indexes: [path] });

test("a page that a visitor sees is counted by its path, from the cache and as already known too", async () => {
  await get("/about");
  const { headers } = await get("/about");
  const known = await get("/about?utm_source=x", { "If-None-Match": String(headers.etag) });
  expect(known.status).toBe(304);
  await get("/blog?q=ann%40example.org", { Cookie: "a=b", Referer: "https://example.org/" });
  await expect
    .poll(views)
    .toEqual([viewOf("/about"), viewOf("/about"), viewOf("/about"), viewOf("/blog")]);
});

test.each([
  ["a prefetch", () => get("/about", { "Sec-Purpose": "prefetch" })],
  ["a prefetch of an older browser", () => get("/about", { Purpose: "prefetch" })],
  ["a prerender", () => get("/about", { "Sec-Purpose": "prefetch;prerender" })],
  ["a program", () => rawFetch(site.url, "/about", {})],
  ["a script of a page", () => get("/about", { "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "" })],
  ["a script that asks for a document", () => get("/about", { "Sec-Fetch-Mode": "cors" })],
  ["a browser that does not say for what", () => get("/about", { "Sec-Fetch-Dest": "" })],
  ["a frame", () => get("/about", { "Sec-Fetch-Dest": "iframe" })],
  ["HEAD", () => rawFetch(site.url, "/about", { method: "HEAD", headers: visit })],
  ["an unknown address", () => get("/ann@example.org")],
  ["a redirect", () => get("/about/")],
  ["the feed", () => get("/blog/feed.xml")],
  ["a file", () => get("/favicon.ico")],
  ["a post", () => site.post("/contact", { name: "Ann" }, visit)],
])("%s is not counted", async (_, answer) => {
  await answer();
  await get("/legal");
  await expect.poll(views).toEqual([viewOf("/legal")]);
});

test("a binding that is broken, wrong or missing changes no answer, and is one line in the log", async () => {
  const { text, headers } = await get("/support", { "X-Binding": "none" });
  expect(views()).toEqual([]);
  for (const how of ["broken", "broken", "wrong"]) {
    const response = await get("/support", { "X-Binding": how });
    expect(response).toMatchObject({ status: 200, text });
    expect(response.headers.etag).toBe(headers.etag);
  }
  await get("/legal");
  await expect.poll(views).toEqual([viewOf("/legal")]);
  expect(site.logged.filter((line) => line.includes("view_not_counted"))).toEqual([
    '{"level":"warn","event":"view_not_counted","error":"TypeError"}',
  ]);
});

test("the line of wrangler.toml, once it is no comment, is the binding, and Miniflare's own takes views", async () => {
  const toml = readFileSync(join(root, "wrangler.toml"), "utf8");
  const file = join(tmpdir(), `page-views-${process.pid}.toml`);
  writeFileSync(file, toml.replace("# analytics_engine_datasets", "analytics_engine_datasets"));
  const datasets = readConfig({ config: file, env: "production" }).analytics_engine_datasets;
  expect(datasets).toEqual([{ binding: "PAGE_VIEWS", dataset: "page_views" }]);
  expect(readConfig({ config: join(root, "wrangler.toml"), env: "production" })).toMatchObject({
    analytics_engine_datasets: [],
  });

  const worker = builtWorker({ FORM_SERVICE_URL: site.service.url });
  const analyticsEngineDatasets = { PAGE_VIEWS: { dataset: "page_views" } };
  const miniflare = new Miniflare({ workers: [{ ...worker, analyticsEngineDatasets }] });
  const response = await rawFetch((await miniflare.ready).origin, "/about", { headers: visit });
  expect(response.status).toBe(200);
  await miniflare.dispose();
});
