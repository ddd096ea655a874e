import { describe, expect, test } from "vitest";
import { cell } from "../../scripts/leads/csv.mjs";
import { faultIn } from "../../scripts/leads/database.mjs";
import { shown } from "../../scripts/leads/terminal.mjs";

describe("a cell of the export", () => {
  test.each([
    ...["=1", "+1", "-1", "@a", "|x", "%x", "\tx", "\rx", " =1", "−1"],
    ...["＝1", "＋1", "－1", "＠a", "｜x", "％x"],
    ...["a;=1", "a;; =1", "a\t=1", "a\n=1", "a\r\n-1", "a;＝1", "a\n\t%x", 'a";=1'],
  ])("%j begins with nothing that a spreadsheet computes, however it is divided", (text) => {
    const written = cell(text);
    expect(written).toContain("'");
    // As one cell; and in pieces, by a spreadsheet that divides by semicolons, tabs or lines.
    for (const part of [written.replace(/^"/, ""), ...written.split(/[;\t\r\n]/)]) {
      expect(part.trim().normalize("NFKC")).not.toMatch(/^[=+\-@|%\u2212]/);
    }
  });

  test.each(["a-b", "1 + 1 = 2", "50%", "x@example.org", "Ann ＝ Bob"])(
    "%j, which computes nothing, stays as it is",
    (text) => expect(cell(text)).toBe(text),
  );

  test.each([
    ['a "b", c', '"a ""b"", c"'],
    ["a;b", '"a;b"'],
    ["a\tb", '"a\tb"'],
    ["one\ntwo", '"one\ntwo"'],
    [null, ""],
  ])("%j is quoted where it has to be", (value, expected) => expect(cell(value)).toBe(expected));
});

test("a terminal gets no sign that it would obey, and every other as it is", () => {
  expect(shown("\u001b[2J\u009b1m\u0007a\tb\rc\u007f")).toBe(
    "\\u001b[2J\\u009b1m\\u0007a\\u0009b\\u000dc\\u007f",
  );
  expect(shown("a\u202eb\u2066c\u200f\u2028d")).toBe("a\\u202eb\\u2066c\\u200f\\u2028d");
  for (const text of ["Zoë Ünal", "東京", "👩‍💻", "one\ntwo", 7])
    expect(shown(text)).toBe(String(text));
});

test.each([
  ["no such table: leads: SQLITE_ERROR", /^This database has no tables yet/],
  ["it's necessary to set a CLOUDFLARE_API_TOKEN environment", /npx wrangler login$/],
  ["D1 is “out” today", /^D1 is “out” today$/],
])("a fault of wrangler's, %j, is told without its warnings", (text, told) => {
  expect(faultIn(JSON.stringify({ error: { text } }, null, 2))).toMatch(told);
});
