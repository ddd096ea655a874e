import { describe, expect, test } from "vitest";
import { formIn, part, textOf, titleOf, valuesIn } from "../support/html";
import { inOneMinute } from "../support/in-one-minute";
import { rawFetch, rawPost } from "../support/raw";
import { siteForTest, siteForTests } from "../support/site-for-tests";

const site = siteForTests();

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const newsletter = "form=newsletter&email=ann%40example.org";

/** Spellings that browsers, proxies and attackers make of an address. */
const strange = String.raw`
  //evil.example //evil.example?sent=newsletter ///evil.example/.. /\evil.example /\/evil.example
  //contact /contact// /./contact/x /%2f /%2fevil.example /%63ontact /%61bout /contact%20 /contact;a=b
  /Contact /CONTACT /contact.html /contact.data /_root.data /not-found /services /contact/more
  /assets/none.js /%00 /%ff /%`
  .trim()
  .split(/\s+/);

describe("an address that is not a page's", () => {
  test.each(strange)(
    "%s is not found, and its page leads nowhere else; a post to it is refused, without a redirect and without a row",
    async (path) => {
      const { status, text, headers } = await rawFetch(site.url, path);
      expect(status).toBe(404);
      expect(text).toContain("Oops! Page not found");
      expect(text).toContain("Return to Home");
      expect(titleOf(text)).toMatch(/^Page not found \|/);
      expect(text).not.toContain("evil.example");
      expect(text).not.toContain("Subscription successful!");
      expect(headers["cache-control"]).toBe("no-store");
      const post = await rawPost(site.url, path, newsletter);
      expect([post.status, post.headers.location]).toEqual([404, undefined]);
      expect(await site.stored()).toEqual({});
    },
  );

  test("may be as long as a server lets it be", async () => {
    const { status } = await rawFetch(site.url, `/${"a".repeat(60_000)}`);
    expect([404, 414, 431]).toContain(status);
  });

  test("leaves one line in the log, without a word of it that is not the site's own", async () => {
    await rawFetch(site.url, "/services/zoe@example.org?email=zoe@example.org");
    await expect.poll(() => site.logged.length).toBe(1);
    expect(JSON.parse(site.logged[0] ?? "")).toMatchObject({ event: "not_found", level: "warn" });
    expect(site.logged[0]).toMatch(/"\/services\/\[[0-9a-f]{8}\]"/);
  });
});

test("a trailing slash leads to the page, and nowhere else", async () => {
  for (const path of ["/contact", "/services/cybersecurity"]) {
    const { status, headers } = await rawFetch(site.url, `${path}/?a=b`);
    expect([status, headers.location]).toEqual([308, `${site.url}${path}?a=b`]);
  }
  for (const path of ["//evil.example/", "/nope/", "/contact/x/"]) {
    const response = await rawFetch(site.url, path);
    expect([response.status, response.headers.location], path).toEqual([404, undefined]);
  }
});

test("the canonical origin answers, and every other host and scheme is sent to it", async () => {
  const other = await siteForTest({ CANONICAL_ORIGIN: "https://www.site.test/" });
  for (const path of ["/contact?a=b", "/nope", "//evil.example"]) {
    const { status, headers } = await rawFetch(other.url, path);
    expect([status, headers.location]).toEqual([308, `https://www.site.test${path}`]);
  }
  const post = await rawPost(other.url, "/contact", newsletter);
  expect([post.status, post.headers.location]).toEqual([308, "https://www.site.test/contact"]);
});

test("a page that was rendered for the canonical host is sent to no other", async () => {
  const other = await siteForTest({ CANONICAL_ORIGIN: "http://www.site.test" });
  for (const host of ["www.site.test", "www.site.test", "site.test", "www.site.test.example"]) {
    const { status, headers } = await rawFetch(other.url, "/about", { headers: { Host: host } });
    const isOther = host !== "www.site.test";
    const told = isOther ? [308, "http://www.site.test/about"] : [200, undefined];
    expect([status, headers.location], host).toEqual(told);
  }
});

describe("a refusal is final", () => {
  const foreign = { ...form, Origin: "https://evil.example" };
  test.each<[number, string, string, Record<string, string>, string]>([
    [403, "POST", "/contact", foreign, newsletter],
    [403, "POST", "/", { ...form, "Sec-Fetch-Site": "same-site" }, newsletter],
    [403, "POST", "/contact", { ...form, Origin: "null" }, newsletter],
    [415, "POST", "/about", { "Content-Type": "text/plain" }, newsletter],
    [415, "POST", "/about", { "Content-Type": "application/json" }, "{}"],
    [400, "POST", "/about", { "Content-Type": "multipart/form-data; boundary=x" }, "nothing"],
    [413, "POST", "/about", form, `${newsletter}&x=${"x".repeat(270_000)}`],
    [400, "POST", "/about", form, `${newsletter}${"&x=1".repeat(100)}`],
    [400, "POST", "/about", form, "form=contact&name=Ann"],
    [405, "PUT", "/about", form, newsletter],
    [405, "DELETE", "/contact", {}, ""],
    [405, "PROPFIND", "/contact", {}, ""],
    [405, "OPTIONS", "/contact", {}, ""],
    [405, "POST", "/blog/feed.xml", form, newsletter],
  ])(
    "%i for %s %s, in the site's design, with phone and email, under its own title",
    async (...row) => {
      const [status, method, path, headers, body] = row;
      const response = await rawFetch(site.url, path, { method, headers, body });
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(await site.stored()).toEqual({});
      expect(response.status).toBe(status);
      expect(textOf(part(response.text, "header"))).not.toBe("");
      part(response.text, "main a[href^='tel:+1']");
      part(response.text, "main a[href^='mailto:']");
      expect(titleOf(response.text)).not.toMatch(/^(Something went wrong|Contact|About)/);
      const allow = path.endsWith(".xml") ? "GET, HEAD" : "GET, HEAD, POST";
      expect(response.headers.allow).toBe(status === 405 ? allow : undefined);
    },
  );

  test("faulty posts count, 429 says so and when to come back, and keeps what was typed", async () => {
    const refused = await inOneMinute(async (attempt) => {
      const from = { "CF-Connecting-IP": `203.0.113.4${attempt}` };
      const send = () => rawPost(site.url, "/contact", "form=contact&name=Ann+Faulty", from);
      for (let n = 0; n < 60; n++) expect((await send()).status).toBe(422);
      return send();
    });
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("60");
    expect(valuesIn(formIn(refused.text, "contact")).name).toBe("Ann Faulty");
    expect(refused.text).toContain("Too many tries in a row");
  });
});

test("junk hosts and forwarded hosts change nothing in a page", async () => {
  const plain = await rawFetch(site.url, "/about");
  const junk = await rawFetch(site.url, "/about", {
    headers: { Host: "junk.example", "X-Forwarded-Host": "evil.example" },
  });
  expect(junk.text).toBe(plain.text);
});
