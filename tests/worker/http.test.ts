import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inOneMinute } from "../support/in-one-minute";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const lead = { name: "Ann", email: "ann@example.org", message: "Hello" };
const post = (init: RequestInit) => fetch(`${site.url}/contact`, { method: "POST", ...init });
const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };

describe("a request that is refused gets a page in the site's design", () => {
  const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=x`).join("&");
  test.each<[number, string, RequestInit]>([
    [
      403,
      "a foreign origin",
      { body: "a=b", headers: { ...urlEncoded, Origin: "https://evil.example" } },
    ],
    [403, "an opaque origin", { body: "a=b", headers: { ...urlEncoded, Origin: "null" } }],
    [413, "a body over 64 KiB", { body: `message=${"x".repeat(65_536)}`, headers: urlEncoded }],
    [415, "JSON", { body: "{}", headers: { "Content-Type": "application/json" } }],
    [415, "plain text", { body: "hello" }],
    [400, "over 100 fields", { body: fields(101), headers: urlEncoded }],
    [
      400,
      "a broken multipart body",
      { body: "nothing", headers: { "Content-Type": "multipart/form-data; boundary=x" } },
    ],
    [405, "PUT", { method: "PUT", body: "a=b", headers: urlEncoded }],
  ])("%i for %s", async (status, _, init) => {
    const answer = await post(init);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain("<header");
    expect(html).toContain("tel:+1");
    expect(html).toContain("mailto:");
  });

  test("413 gives the form back up to 256 KiB, and beyond that a page of its own", async () => {
    const send = async (length: number) => {
      const answer = await site.post("/contact", { ...lead, message: "x".repeat(length) });
      return { status: answer.status, html: await answer.text() };
    };
    const kept = await send(66_000);
    expect(kept.status).toBe(413);
    expect(kept.html).toContain(`${"x".repeat(66_000)}</textarea>`);
    expect(kept.html).toContain("<title>Error: Contact");
    const dropped = await send(262_144);
    expect(dropped.status).toBe(413);
    expect(dropped.html).not.toContain("</textarea>");
    expect(dropped.html).toContain("Go back");
    expect(await site.rows("deliveries")).toEqual([]);
  });

  test("429 over the limit, with the values kept", async () => {
    const { statuses, last, retryAfter } = await inOneMinute(async (attempt) => {
      const headers = { "CF-Connecting-IP": `203.0.113.${attempt}` };
      const statuses: number[] = [];
      let last = "";
      let retryAfter: string | null = null;
      for (let n = 0; n < 61; n++) {
        const answer = await site.post("/contact", { ...lead, message: `Try ${n}` }, headers);
        statuses.push(answer.status);
        last = await answer.text();
        retryAfter = answer.headers.get("Retry-After");
      }
      return { statuses, last, retryAfter };
    });
    expect(statuses).toEqual([...Array(60).fill(303), 429]);
    expect(retryAfter).toBe("60");
    expect(last).toContain("Too many tries");
    expect(last).toContain("Try 60</textarea>");
  });
});

describe("pages", () => {
  test("an unknown path is 404 in the site's design", async () => {
    for (const path of ["/nope", "/Contact", "/services", "/contact/more", "/assets/none.js"]) {
      const answer = await fetch(`${site.url}${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      const html = await answer.text();
      expect(html).toContain("Oops! Page not found");
      expect(html).toContain("Return to Home");
    }
  });

  test("a trailing slash is sent to the one address of the page", async () => {
    const answer = await fetch(`${site.url}/contact/?a=b`, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("Location")).toBe(`${site.url}/contact?a=b`);
  });

  test("unknown parameters change nothing, and an unknown notice shows none", async () => {
    const plain = await (await fetch(`${site.url}/contact`)).text();
    expect(await (await fetch(`${site.url}/contact?utm_source=x&_data=y`)).text()).toBe(plain);
    const sent = await (await fetch(`${site.url}/contact?sent=%3Cscript%3E`)).text();
    expect(sent).toContain("<form");
    expect(sent).not.toContain('<script>"');
  });

  test("?sent= shows the notice in the form's place", async () => {
    const html = await (await fetch(`${site.url}/contact?sent=contact`)).text();
    expect(html).toMatch(/role="status"[\s\S]*Form submitted successfully!/);
    expect(html).not.toContain('id="lead-contact"');
  });

  test("a reference is shown when it looks like one, and nothing else ever is", async () => {
    const shown = async (ref: string) =>
      (await fetch(`${site.url}/contact?sent=contact&ref=${encodeURIComponent(ref)}`)).text();
    expect(await shown("1a2b3c4d")).toMatch(/Your reference: <strong[^>]*>1a2b3c4d</);
    for (const other of ["", "1A2B3C4D", "call 555", "<b>", "1a2b3c4d5", "1a2b3c4d\n"]) {
      expect(await shown(other)).not.toContain("Your reference");
    }
  });

  test("a known page is answered 304, and HEAD has no body", async () => {
    const first = await fetch(`${site.url}/`);
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).not.toBe("");
    const again = await fetch(`${site.url}/`, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    const head = await fetch(`${site.url}/`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("the policy is the same for all answers, and allows the two inline scripts that run", async () => {
    const policies = new Set<string | null>();
    for (const path of ["/", "/about", "/contact", "/contact?sent=contact", "/nope"]) {
      const answer = await fetch(`${site.url}${path}`);
      policies.add(answer.headers.get("Content-Security-Policy"));
      const html = await answer.text();
      expect(html.trimEnd().endsWith("</script></body></html>")).toBe(true);
      const hashes = [
        ...html.matchAll(/<script(?: type="speculationrules")?>(.+?)<\/script>/gs),
      ].map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
      expect([...policies].join()).toContain(`'strict-dynamic' ${hashes.join(" ")};`);
    }
    expect(policies.size).toBe(1);
  });
});
