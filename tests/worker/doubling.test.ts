import { describe, expect, test } from "vitest";
import { rawFetch, rawPost } from "../support/raw";
import { siteForTests } from "../support/site-for-tests";

/** Whatever a stranger chooses in a request takes time by its length, and not by the square of it. */

const site = siteForTests();

/** Runs of these are what expressions stumble over. */
const signs = ["1", "a-", "%20", "/", "=", ";", "<!--", "&quot;", "'", "%2F", ".", "<", ";name="];

type Send = () => Promise<unknown>;

const get =
  (path: string, headers: Record<string, string> = {}): Send =>
  () =>
    rawFetch(site.url, path, { headers });
const post =
  (body: string, headers: Record<string, string> = {}): Send =>
  () =>
    rawPost(site.url, "/contact", body, headers);
const multipart = (body: string) =>
  post(body, { "Content-Type": "multipart/form-data; boundary=b" });
const partOf = (name: string, value = "1") =>
  `--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;
const inParts = (names: string[]) =>
  multipart(`${names.map((name) => partOf(name)).join("")}--b--`);
const ofType = (type: string) => post("form=contact", { "Content-Type": type });
const fromCampaign = (text: string) => ({ Referer: `http://localhost/?utm_source=${text}` });
const different = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`);

/** A part of a request, the length at which it is long, and a request with a text of that length in it. */
type Part = [string, number, (text: string) => Send];
const parts: Part[] = [
  ["path", 6_000, (text) => get(`/${text}`)],
  ["value of a search", 6_000, (text) => get(`/blog?q=${text}`)],
  ["value of an idle parameter", 6_000, (text) => get(`/about?a=${text}`)],
  ["reference", 6_000, (text) => get(`/contact?sent=contact&ref=${text}`)],
  ["name of a sent form", 6_000, (text) => get(`/contact?sent=${text}`)],
  ...["If-None-Match", "Referer", "Origin", "User-Agent", "Accept-Encoding", "Cookie"].map(
    (name): Part => [`header ${name}`, 6_000, (text) => get("/about", { [name]: text })],
  ),
  ["Referer of a post", 6_000, (text) => post("form=contact", fromCampaign(text))],
  ["Content-Type", 6_000, (text) => ofType(`application/x-www-form-urlencoded;${text}`)],
  ["boundary", 6_000, (text) => ofType(`multipart/form-data; boundary=${text}`)],
  ["field", 30_000, (text) => post(`form=contact&message=${text}`)],
  ["address", 30_000, (text) => post(`form=contact&email=${text}`)],
  ["telephone number", 30_000, (text) => post(`form=contact&phone=${text}`)],
  ["beginning of the visit", 30_000, (text) => post(`form=contact&campaign=${text}`)],
  ["name of a field", 30_000, (text) => post(`form=contact&${text}=1`)],
  ["name of a form", 30_000, (text) => post(`form=${text}`)],
  ["field of a multipart form", 30_000, (text) => multipart(`${partOf('"message"', text)}--b--`)],
  ["head of a part", 30_000, (text) => multipart(`--b\r\nContent-Disposition: ${text}`)],
];

const numbers: [string, number, (count: number) => Send][] = [
  ["parameters", 1_000, (count) => get(`/about?${different(count).join("=1&")}`)],
  ["searches", 2_000, (count) => get(`/blog?${"q=1&".repeat(count)}`)],
  ["fields", 5_000, (count) => post(different(count).join("=1&"))],
  ["equal fields", 5_000, (count) => post("message=1&".repeat(count))],
  ["parts", 1_000, (count) => inParts(different(count).map((name) => `"${name}"`))],
  ["parts whose names have no quotes", 1_000, (count) => inParts(different(count))],
  ["parts without heads", 5_000, (count) => multipart("--b; name=a\r\n".repeat(count))],
  ["segments of a path", 2_000, (count) => get(`/${"a/".repeat(count)}`)],
];

async function wait(send: Send): Promise<number> {
  const began = performance.now();
  await send();
  return performance.now() - began;
}

/** The shortest waits for a request and for one that is twice as long, milliseconds; a busy machine lengthens single ones. */
async function shortest(once: Send, twice: Send): Promise<[number, number]> {
  const waits: [number, number] = [Infinity, Infinity];
  for (let round = 0; round < 4; round++) {
    waits[0] = Math.min(waits[0], await wait(once));
    waits[1] = Math.min(waits[1], await wait(twice));
  }
  return waits;
}

const SHORT = 12;

async function expectLinear(once: Send, twice: Send, name: string) {
  await expect
    .poll(
      async () => {
        const [one, two] = await shortest(once, twice);
        return two < 2.5 * one + SHORT ? "" : `${name}: ${one.toFixed(1)} ms, ${two.toFixed(1)} ms`;
      },
      { timeout: 20_000 },
    )
    .toBe("");
}

describe("twice as long takes at most 2.5 times as long", () => {
  test.each(parts)("%s", async (_, length, request) => {
    for (const sign of signs) {
      const of = (size: number) => request(sign.repeat(Math.ceil(size / sign.length)));
      await expectLinear(of(length), of(2 * length), sign);
    }
  });

  test.each(numbers)("number of %s", async (_, count, request) => {
    await expectLinear(request(count), request(2 * count), "");
  });
});
