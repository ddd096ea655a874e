import { expect, test } from "vitest";
import { meaningfulQuery, toRemixRequest } from "~/worker/request";

const headers = {
  Cookie: "a=b",
  "Accept-Language": "es-MX",
  Origin: "null",
  "Content-Type": "application/x-www-form-urlencoded",
};

test("an action gets the whole request but its origin, and can read the form", async () => {
  const asked = new Request("http://a.example/contact?x=1", {
    method: "POST",
    headers,
    body: "name=Ann&services=voip&services=consulting",
  });
  const passed = toRemixRequest(asked, new URL("http://a.example/contact"));
  expect([passed.url, passed.method]).toEqual(["http://a.example/contact", "POST"]);
  expect([passed.headers.get("Cookie"), passed.headers.get("Accept-Language")]).toEqual([
    "a=b",
    "es-MX",
  ]);
  expect(passed.headers.has("Origin")).toBe(false);
  const form = await passed.formData();
  expect([form.get("name"), form.getAll("services")]).toEqual(["Ann", ["voip", "consulting"]]);
});

test.each(["GET", "HEAD"])("a loader gets the headers of a %s", (method) => {
  const { Cookie, "Accept-Language": language } = headers;
  const asked = new Request("http://a.example/blog?q=x", {
    method,
    headers: { Cookie, "Accept-Language": language },
  });
  const passed = toRemixRequest(asked, new URL(asked.url));
  expect([passed.method, passed.url]).toEqual(["GET", "http://a.example/blog?q=x"]);
  expect([passed.headers.get("Cookie"), passed.headers.get("Accept-Language")]).toEqual([
    Cookie,
    language,
  ]);
});

test.each([
  ["", ""],
  ["?utm_source=a&q=vpn&q=voip&ref=1", "q=vpn"],
  ["?q=", "q="],
  ["?ref=1a2b3c4d&meant=gmail.com", ""],
  ["?ref=1a2b3c4d&x=1&sent=contact&meant=gmail.com", "sent=contact&ref=1a2b3c4d&meant=gmail.com"],
  [`?q=${"x".repeat(16_381)}`, `q=${"x".repeat(16_381)}`],
  [`?q=${"x".repeat(16_382)}`, ""],
])("of query %#, what changes a page is kept", (search, kept) => {
  expect(meaningfulQuery(new URL(`https://a.example/blog${search}`))).toBe(kept);
});
