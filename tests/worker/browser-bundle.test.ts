import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const assets = resolve(import.meta.dirname, "../../build/client/assets");

test("no script of the browser carries a payload, a row or a table of a form", () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  // Those that a page names, the search of the blog and what takes over forms; and what that loads for an address.
  expect(scripts.sort()).toEqual([
    expect.stringMatching(/^blog-/),
    expect.stringMatching(/^entry\.client-/),
    expect.stringMatching(/^mistyped-/),
  ]);
  const found = scripts.flatMap((name) => {
    const text = readFileSync(`${assets}/${name}`, "utf8");
    return [
      "employee_count",
      "contactSubmissions",
      "newsletterSubscriptions",
      "succeedsOn",
      "Lead Magnet Download",
    ]
      .filter((word) => text.includes(word))
      .map((word) => `${name}: ${word}`);
  });
  expect(found).toEqual([]);
});
