import { describe, expect, test } from "vitest";
import { locationPages } from "~/content/pages";
import {
  commonHeaders,
  headersFile,
  lockedDownPolicy,
  strictTransport,
} from "~/worker/header-table";
import { eventually } from "../support/eventually";
import { part } from "../support/html";
import { inOneMinute } from "../support/in-one-minute";
import { type RawResponse, rawFetch } from "../support/raw";
import { siteForTest, siteForTests } from "../support/site-for-tests";
import { ticket } from "../support/tickets";

const site = siteForTests();

const typed = { name: "Ann", email: "ann@example.org", message: "Hello" };
const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };
const body = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

const get = (path: string, headers = {}) => rawFetch(site.url, path, { headers });
const send = (path: string, fields: Record<string, string>, headers = {}) =>
  rawFetch(site.url, path, {
    method: "POST",
    headers: { ...urlEncoded, ...headers },
    body: body(fields),
  });

const tooMany = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, ""]));
const known = async (path: string) =>
  get(path, { "If-None-Match": (await get(path)).headers.etag });
const aFont = async () => {
  const preload = part((await get("/")).text, "link[rel=preload][as=font]");
  return get(preload.getAttribute("href") ?? "");
};

/** The first answer that the rate limit of wrangler.toml refuses. */
const overTheLimit = (): Promise<RawResponse> =>
  inOneMinute(async (attempt) => {
    const headers = { "CF-Connecting-IP": `203.0.113.${attempt}` };
    let response = await send("/contact", typed, headers);
    for (let n = 0; n < 60; n++) response = await send("/contact", typed, headers);
    return response;
  });

async function withNothingLeft(): Promise<RawResponse> {
  site.service.behaviour = "fail";
  await site.refuseWrites();
  const response = await send("/contact", { ...typed, message: "Anybody there?" });
  await site.takeWrites();
  return response;
}

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
  const response = await rawFetch(broken.url, "/contact", {
    method: "POST",
    headers: urlEncoded,
    body: body(typed),
  });
  await eventually(() => expect(broken.logged.join()).toContain('"event":"unanswered"'));
  expect(broken.logged.join("\n")).not.toMatch(/ann@|Hello/);
  // Development alone shows the error.
  expect(response.text).not.toMatch(/broke off|worker\.js/);
  return response;
}

const kinds: [number, string, () => Promise<RawResponse>][] = [
  [200, "a page", () => get("/about")],
  [200, "a page from the cache", () => get("/about")],
  [200, "HEAD", () => rawFetch(site.url, "/about", { method: "HEAD" })],
  [200, "a notice", () => get("/contact?sent=contact")],
  [200, "a search", () => get("/blog?q=cloud")],
  [200, "the feed", () => get("/blog/feed.xml")],
  [200, "a font", aFont],
  [200, "the guide", () => get("/guides/managed-it-services-guide.html")],
  [200, "a preview picture", () => get("/og/home.png")],
  [200, "the sitemap", () => get("/sitemap.xml")],
  [200, "security.txt", () => get("/.well-known/security.txt")],
  [303, "an accepted form", () => send("/contact", typed)],
  [304, "any page that is known", () => get("/about", { "If-None-Match": "*" })],
  [304, "the feed, known", () => known("/blog/feed.xml")],
  [304, "a known page", () => known("/about")],
  [308, "a trailing slash", () => get("/about/")],
  [400, "too many fields", () => send("/contact", tooMany)],
  [403, "a foreign origin", () => send("/contact", typed, { Origin: "https://evil.example" })],
  [404, "an unknown address", () => get("/nope")],
  [405, "another method", () => rawFetch(site.url, "/contact", { method: "PUT" })],
  [413, "a long body", () => send("/contact", { message: "x".repeat(270_000) })],
  [415, "another type", () => send("/contact", typed, { "Content-Type": "text/plain" })],
  [422, "a faulty form", () => send("/contact", { name: "Ann" })],
  [429, "a visitor over the limit", overTheLimit],
  [500, "an error that no route caught", withAnUncaughtError],
  [502, "a form the service denies", () => send("/support", ticket("It prints nothing at all."))],
  [503, "a form that nothing takes", withNothingLeft],
];

const isFile = (kind: string) => /font|guide|picture|sitemap|security/.test(kind);

describe("each answer carries every header of the table", () => {
  test.each(kinds)("%i: %s", async (status, kind, answer) => {
    site.service.behaviour = status === 502 ? "deny" : "accept";
    const { headers, status: got } = await answer();
    expect(got).toBe(status);
    for (const [name, value] of Object.entries(commonHeaders)) {
      const own = name === "Cross-Origin-Resource-Policy" && kind === "a preview picture";
      expect([name, headers[name.toLowerCase()]]).toEqual([name, own ? "cross-origin" : value]);
    }
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    const isPage = headers["content-type"]?.startsWith("text/html") && kind !== "the guide";
    if (isPage)
      expect(policy).toContain("script-src 'none'; script-src-elem 'strict-dynamic' 'sha256-");
    else if (kind !== "the guide" && status !== 304) expect(policy).toBe(lockedDownPolicy);
    const forAll = /^a (known )?page|^any page|HEAD/.test(kind);
    if (forAll) expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    else if (kind.startsWith("the feed"))
      expect(headers["cache-control"]).toBe("public, max-age=3600");
    else if (!isFile(kind)) expect(headers["cache-control"]).toBe("no-store");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
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
    expect([path, frames]).toEqual([path, map]);
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
