import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { formIn, part, textOf, titleOf, valuesIn } from "../support/html";
import { lead } from "../support/leads";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests();

test("413 gives the form back up to 512 KiB, with the length that is taken, and beyond that a page of its own", async () => {
  const send = async (length: number) => {
    const response = await site.post("/contact", { ...lead, message: "x".repeat(length) });
    return { status: response.status, html: await response.text() };
  };
  const kept = await send(270_000);
  expect(kept.status).toBe(413);
  expect(valuesIn(formIn(kept.html, "contact")).message).toBe("x".repeat(270_000));
  expect(titleOf(kept.html)).toMatch(/^Error: Contact/);
  const said = textOf(part(formIn(kept.html, "contact"), "[id$=-outcome]"));
  expect(said).toContain("This is too long to send");
  expect(said).toContain("Shorten your message to 20,000 characters");
  const dropped = await send(524_288);
  expect(dropped.status).toBe(413);
  expect(parse(dropped.html).querySelector("textarea")).toBeNull();
  expect(dropped.html).toContain("Go back");
  expect(dropped.html).toContain("20,000 characters");
  expect(await site.rows("deliveries")).toEqual([]);
});

test.each(['"', "&", "<", "x"])(
  "what a refusal gives back is at most twice the largest body, whatever its signs: %s",
  async (sign) => {
    const empty = (await (await site.post("/contact", { ...lead, email: "no" })).text()).length;
    for (const length of [20_000, 60_000, 240_000]) {
      const body = new FormData();
      body.set("message", sign.repeat(length));
      const response = await fetch(`${site.url}/contact`, { method: "POST", body });
      const html = await response.text();
      expect([422, 413]).toContain(response.status);
      // Whatever any form takes is given back, and once.
      if (length === 20_000) {
        expect(valuesIn(formIn(html, "contact")).message).toBe(sign.repeat(length));
        expect(html.length - empty).toBeLessThan(6.1 * length);
      }
      expect(html.length - empty).toBeLessThan(2.1 * 262_144);
    }
  },
);

describe("pages", () => {
  test("unknown parameters change nothing, and an unknown notice shows none", async () => {
    const plain = await site.html("/contact");
    expect(await site.html("/contact?utm_source=x&_data=y")).toBe(plain);
    // A reference belongs to a form that was sent; Product Hunt adds one of its own to every link.
    const linked = await fetch(`${site.url}/contact?ref=producthunt`);
    expect(linked.headers.get("ETag")).toBeTruthy();
    expect(await linked.text()).toBe(plain);
    const sent = await site.html("/contact?sent=%3Cscript%3E");
    expect(formIn(sent, "contact").querySelectorAll("[data-sent]")).toEqual([]);
    const scripts = (html: string) => parse(html).querySelectorAll("script").length;
    expect(scripts(sent)).toBe(scripts(plain));
  });

  test("only the blog's search adds itself to the breadcrumbs", async () => {
    const trail = async (path: string) =>
      textOf(part(await site.html(path), "nav[aria-label='Breadcrumb']"));
    expect(await trail("/blog?q=cloud")).toContain("Search");
    expect(await trail("/about?q=cloud")).not.toContain("Search");
  });

  test("a search is cut at 200 characters, emoji whole, and the page says so", async () => {
    const searched = async (text: string) =>
      parse(await site.html(`/blog?q=${encodeURIComponent(text)}`));
    const short = await searched("🙂".repeat(200));
    const long = await searched("🙂".repeat(201));
    const words = "Only the first 200 characters of your search were used.";
    for (const page of [short, long]) {
      expect(page.querySelector("#article-search")?.getAttribute("value")).toBe("🙂".repeat(200));
      expect(textOf(part(page, "h1"))).toBe(`No articles found for “${"🙂".repeat(200)}”`);
    }
    expect(short.innerHTML).not.toContain(words);
    expect(textOf(part(long, "main"))).toContain(words);
  });

  test("what a visitor typed stands in a page as it is, in whatever form the words belong together", async () => {
    const html = await site.html("/blog?q=8am-6pm, (317) 555-0142");
    expect(parse(html).querySelector("h1 .unbroken")).toBeNull();
    expect(parse(html).querySelector("title")?.text).toContain("“8am-6pm, (317) 555-0142”");
  });

  test("a reference is shown when it looks like one, and nothing else ever is", async () => {
    const shown = (ref: string) =>
      site.html(`/contact?sent=contact&ref=${encodeURIComponent(ref)}`);
    const notice = part(await shown("1a2b3c4d"), "[data-sent]");
    expect(textOf(notice)).toContain("Your reference: 1a2b 3c4d");
    expect(textOf(part(notice, "strong"))).toBe("1a2b 3c4d");
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
    const weak = await fetch(`${site.url}/`, { headers: { "If-None-Match": `"x", W/${etag}` } });
    expect(weak.status).toBe(304);
    for (const other of ['"x"', "x", etag.slice(0, -2)]) {
      const response = await fetch(`${site.url}/`, { headers: { "If-None-Match": other } });
      expect([response.status, response.headers.get("ETag")]).toEqual([200, etag]);
    }
    expect((await fetch(`${site.url}/about`)).headers.get("ETag")).not.toBe(etag);
    const head = await fetch(`${site.url}/`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});
