import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { site } from "~/config/site";
import { legal } from "~/content/legal";

/**
 * What the legal page said from each effective date on, as a hash. A changed text needs a new date in
 * app/content/legal.ts and a line here; a line that has been published stays as it is.
 */
const published: Record<string, string> = {
  "2026-11-22": "d051611b1826baf0",
  "2026-11-25": "d4e1002155a5e2f0",
  "2026-11-27": "7721ff9d38ab3112",
};

/** The text without its date and without the facts of the brand, which a rebrand changes. */
const text = [site.legalName, site.brand, site.email].reduce(
  (sofar, fact, at) => sofar.replaceAll(fact, `{${at}}`),
  JSON.stringify({ ...legal, head: { ...legal.head, revised: "" } }),
);

test("the effective date is that of the text", () => {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  expect(
    published[legal.head.revised],
    `The legal text changed: give it a new effective date, and add the line "${legal.head.revised}": "${hash}" under it.`,
  ).toBe(hash);
});
