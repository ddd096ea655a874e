import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { loggablePath } from "~/lib/log";
import { isFromAnotherSite } from "~/worker/from-another-site";

describe("a post from another site", () => {
  const post = (headers: Record<string, string>) =>
    new Request("https://site.test/contact", { method: "POST", headers });
  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ Origin: "https://site.test" }, false],
    [{ Origin: "https://site.test", "Sec-Fetch-Site": "same-origin" }, false],
    [{ Origin: "https://site.test", "Sec-Fetch-Site": "cross-site" }, true],
    [{ Origin: "https://site.test:8443" }, true],
    [{ Origin: "https://evil.test" }, true],
    [{ Origin: "https://evil.test", "Sec-Fetch-Site": "same-origin" }, true],
    [{ Origin: "not a url" }, true],
    [{ Origin: "null" }, true],
    [{ Origin: "null", "Sec-Fetch-Site": "same-origin" }, false],
    [{ "Sec-Fetch-Site": "cross-site" }, true],
    [{ "Sec-Fetch-Site": "same-site" }, true],
    [{ "Sec-Fetch-Site": "none" }, false],
  ])("%j: %s", (headers, expected) => {
    expect(isFromAnotherSite(post(headers))).toBe(expected);
  });
});

test("a logged path shows the site's own words, and of others only that they differ", async () => {
  const known = new Set(["services", "voip"]);
  expect(await loggablePath("/services/voip", known)).toBe("/services/voip");
  const logged = await loggablePath("/services/zoe@example.org", known);
  expect(logged).toMatch(/^\/services\/\[[0-9a-f]{8}\]$/);
  expect(await loggablePath("/services/ann@example.org", known)).not.toBe(logged);
  const words = Array.from({ length: 40 }, (_, n) => `word-${n}`);
  for (const word of words) {
    const hash = createHash("sha256").update(word).digest("hex").slice(0, 8);
    expect(await loggablePath(`/${word}`, known)).toBe(`/[${hash}]`);
  }
  const deep = "/voip".repeat(6);
  expect(await loggablePath(deep, known)).toBe(deep);
  expect(await loggablePath(`${deep}/voip/x`, known)).toBe(deep);
  expect((await loggablePath(`/${"a/".repeat(50_000)}`, known)).length).toBeLessThan(100);
});
