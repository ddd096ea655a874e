import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { locationPages } from "~/content/pages";
import {
  commonHeaders,
  headersFile,
  lockedDownPolicy,
  strictTransport,
} from "~/worker/header-table";
import { part } from "../support/html";
import { lead } from "../support/leads";
import { type RawResponse, rawFetch, rawPost } from "../support/raw";
import { everyResponse } from "../support/responses";
import { siteForTest, siteForTests, untilLogged } from "../support/site-for-tests";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const site = siteForTests();

const get = (path: string, headers = {}) => rawFetch(site.url, path, { headers });
const known = async (path: string) =>
  get(path, { "If-None-Match": (await get(path)).headers.etag });
const aFont = async () => {
  const preload = part((await get("/")).text, "link[rel=preload][as=font]");
  return get(preload.getAttribute("href") ?? "");
};
const post = (url: string) => rawPost(url, "/contact", new URLSearchParams(lead).toString());

async function withAnUncaughtError(): Promise<RawResponse> {
  const main = `import worker from "./worker.js";
    let looks = 0;
    const waitUntil = (ctx) => {
      if (++looks === 1) throw new Error("broke off");
      return ctx.waitUntil.bind(ctx);
    };
    export default {
      fetch: (request, env, ctx) =>
        worker.fetch(request, env, { get waitUntil() { return waitUntil(ctx); } }),
    };`;
  const broken = await siteForTest({}, { main });
  const response = await post(broken.url);
  await untilLogged(broken, '"event":"unanswered"');
  // Development alone shows the error.
  expect(response.text).not.toMatch(/broke off|worker\.js/);
  return response;
}

/** How an answer may be kept, where the worker says it. */
type Kept = "for all" | "an hour" | "by nobody" | "as a file";
const keeping: Record<Exclude<Kept, "as a file">, string> = {
  "for all": "public, max-age=0, must-revalidate",
  "an hour": "public, max-age=3600",
  "by nobody": "no-store",
};

/** The answers that `everyResponse` leaves out. */
const others: [status: number, kind: string, Kept, answer: () => Promise<RawResponse>][] = [
  [200, "a page from the cache", "for all", () => get("/about")],
  [200, "HEAD", "for all", () => rawFetch(site.url, "/about", { method: "HEAD" })],
  [200, "the feed", "an hour", () => get("/blog/feed.xml")],
  [200, "a font", "as a file", aFont],
  [200, "a preview picture", "as a file", () => get("/og/home.png")],
  [200, "the sitemap", "as a file", () => get("/sitemap.xml")],
  [200, "security.txt", "as a file", () => get("/.well-known/security.txt")],
  [303, "an accepted form", "by nobody", () => post(site.url)],
  [304, "any page that is known", "for all", () => get("/about", { "If-None-Match": "*" })],
  [304, "the feed, known", "an hour", () => known("/blog/feed.xml")],
  [304, "a known page", "for all", () => known("/about")],
  [308, "a trailing slash", "by nobody", () => get("/about/")],
  [500, "an error that no route caught", "by nobody", withAnUncaughtError],
];

/** Asserts what holds for every answer; the guide has a policy of its own. */
function expectHeaders(name: string, { status, headers }: RawResponse, kept: Kept) {
  for (const [header, value] of Object.entries(commonHeaders)) {
    const own = header === "Cross-Origin-Resource-Policy" && name === "a preview picture";
    const expected = own ? "cross-origin" : value;
    expect(headers[header.toLowerCase()], `${name}: ${header}`).toBe(expected);
  }
  const policy = String(headers["content-security-policy"]);
  expect(policy, name).toMatch(/^default-src 'none'; /);
  expect(policy.replace("https://www.openstreetmap.org", ""), name).not.toMatch(
    /unsafe|\*|https?:/,
  );
  if (!name.endsWith("the guide")) {
    if (headers["content-type"]?.startsWith("text/html"))
      expect(policy, name).toContain(
        "script-src 'none'; script-src-elem 'strict-dynamic' 'sha256-",
      );
    else if (status !== 304) expect(policy, name).toBe(lockedDownPolicy);
  }
  if (kept !== "as a file") expect(headers["cache-control"], name).toBe(keeping[kept]);
  expect(headers.allow !== undefined, `${name}: Allow`).toBe(status === 405);
  expect(headers["retry-after"] !== undefined, `${name}: Retry-After`).toBe(status === 429);
  expect(headers["set-cookie"], name).toBeUndefined();
  expect(headers["x-powered-by"], name).toBeUndefined();
}

describe("each answer carries every header of the table", () => {
  test.each(others)("%i: %s", async (status, kind, kept, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    expectHeaders(kind, response, kept);
  });

  test("in HTML, and its policy is that of all but for the page's own style, scripts and frame, which it allows", async () => {
    const policies = new Set<string>();
    for (const [name, response] of await everyResponse(site)) {
      if (name.endsWith("the guide")) {
        expectHeaders(name, response, "as a file");
        continue;
      }
      expectHeaders(name, response, name.startsWith("200 /") ? "for all" : "by nobody");
      const page = parse(response.text);
      const hashes = (selector: string) =>
        page.querySelectorAll(selector).map(({ rawText }) => hashOf(rawText));
      const policy = String(response.headers["content-security-policy"]);
      const styles = hashes("style");
      expect(styles, name).toHaveLength(1);
      expect(policy, name).toContain(`style-src ${styles}; `);
      const scripts = hashes("script:not([type='application/ld+json'])");
      expect(scripts, name).toHaveLength(3);
      expect(policy, name).toContain(`'strict-dynamic' ${scripts.join(" ")};`);
      expect(policy.includes("frame-src"), name).toBe(page.querySelector("iframe") !== null);
      policies.add(policy.replace(/'sha256-[^']+'/g, "").replace(/frame-src [^;]+; /, ""));
    }
    expect([...policies]).toHaveLength(1);
  });
});

test("the table says what browsers ask for, and of TLS what holds for its own host alone", () => {
  expect(strictTransport).toEqual({
    host: "max-age=63072000",
    subdomains: "max-age=63072000; includeSubDomains",
    preload: "max-age=63072000; includeSubDomains; preload",
  });
  expect(commonHeaders).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": expect.stringMatching(/^([a-z-]+=\(\), )+[a-z-]+=\(\)$/),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  for (const feature of ["camera", "microphone", "geolocation", "payment"]) {
    expect(commonHeaders["Permissions-Policy"]).toContain(`${feature}=()`);
  }
});

test("the rules for files name every header once, and take back what a rule before them said", () => {
  const blocks = headersFile("sha256-x").split(/\n(?=\/)/);
  const rules = blocks.map((block) => block.trimEnd().split("\n  "));
  const common = Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`);
  expect(rules).toEqual([
    ["/*", ...common, `Content-Security-Policy: ${lockedDownPolicy}`],
    ["/assets/*", "Cache-Control: public, max-age=31536000, immutable"],
    ["/og/*", "! Cross-Origin-Resource-Policy", "Cross-Origin-Resource-Policy: cross-origin"],
    [
      "/guides/*",
      "! Content-Security-Policy",
      `Content-Security-Policy: ${lockedDownPolicy.replace(";", "; style-src 'sha256-x'; font-src data:;")}; sandbox`,
      "X-Robots-Tag: noindex",
    ],
    ["/guides/managed-it-services-guide.html", "Content-Disposition: attachment"],
    ["/.well-known/security.txt", "Content-Type: text/plain; charset=utf-8"],
  ]);
});

test("only the pages with a street map may show a frame, and only of its origin", async () => {
  for (const path of ["/", "/contact", "/about", ...locationPages.map(({ to }) => to)]) {
    const policy = String((await get(path)).headers["content-security-policy"]);
    const frames = policy.match(/frame-src ([^;]+)/)?.[1];
    const map = path.startsWith("/locations/") ? "https://www.openstreetmap.org" : undefined;
    expect(frames, path).toBe(map);
  }
});

test("the guide may use its own style and fonts, and is downloaded, or read in the tab", async () => {
  const { headers, text } = await get("/guides/managed-it-services-guide.html");
  expect(headers["content-disposition"]).toBe("attachment");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; font-src data:; .* sandbox$/,
  );
  const here = await get("/guides/read/managed-it-services-guide.html");
  expect(here.text).toBe(text);
  for (const name of ["content-security-policy", "content-type", "x-robots-tag"])
    expect(here.headers[name]).toBe(headers[name]);
  expect(here.headers["x-robots-tag"]).toBe("noindex");
  expect(here.headers["content-disposition"]).toBeUndefined();
});

test("security.txt names a contact, and an end less than a year away", async () => {
  const { text, headers } = await get("/.well-known/security.txt");
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  const expires = Date.parse(text.match(/^Expires: (.+)$/m)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  expect(text).toMatch(/^Contact: mailto:/m);
});
