import { describe, expect, test } from "vitest";
import { allHandlers } from "~/forms/all";
import { referencesIn } from "../../scripts/leads/changes.ts";
import { readCommandLine, suggestion } from "../../scripts/leads/command-line.ts";
import { cell, time } from "../../scripts/leads/csv.ts";
import { errorIn } from "../../scripts/leads/database.ts";
import { columns, groupReference } from "../../scripts/leads/export.ts";
import { shortTime } from "../../scripts/leads/lists.ts";
import { foundIn, identifiedBy } from "../../scripts/leads/match.ts";
import { tableOf } from "../../scripts/leads/table.ts";
import { printable, truncate, widthOf, wrap } from "../../scripts/leads/terminal.ts";

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

  test.each([
    ...["0301234567", "3175550142", "12345e67", "01234567", "1E5", "1.5", "1,200"],
    ...["1.234.567,5", ".5", "$5", "5%"],
    ...["(317)", "1-10", "51-200", "3/4", "1/2/2026", "2026-11-26", "1 1/2", "8:30", "8:30 pm"],
    ...["9am", "MARCH1", "Sept 2", "5 May 2026", "May 5, 2026"],
  ])("%j, which a spreadsheet takes for a number or a date, stays text", (text) =>
    expect(cell(text)).toMatch(/^"?'/),
  );

  test.each([
    ...["a-b", "1 + 1 = 2", "50% off", "x@example.org", "Ann ＝ Bob", "1234 5e67", "500+"],
    ...["(317) 555-0142", "317-555-0142", "317.555.0142", "317.555.0142 x2"],
    ...["May Lee", "3M", "A1", "7 brides"],
  ])("%j, which a spreadsheet leaves alone, stays as it is", (text) =>
    expect(cell(text)).toBe(text),
  );

  test.each([
    ['a "b", c', '"a ""b"", c"'],
    ["a;b", '"a;b"'],
    ["a\tb", '"a\tb"'],
    ["one\ntwo", '"one\ntwo"'],
    [null, ""],
  ])("%j is quoted where it has to be", (value, expected) => expect(cell(value)).toBe(expected));

  test.each([" ", "\n", "1,", "=", ";", "may "])("takes no longer for each %j of many", (part) => {
    const since = performance.now();
    cell(`m${part.repeat(200_000 / part.length)}`);
    expect(performance.now() - since).toBeLessThan(3_000);
  });

  test("has a time that spreadsheets know, and a reference that is no number", () => {
    expect(time("2026-11-26T22:58:17.398Z")).toBe("2026-11-26 22:58:17");
    expect([groupReference("12345e67"), groupReference("01234567")]).toEqual([
      "1234 5e67",
      "0123 4567",
    ]);
  });
});

test("every field of every form has a column of its own in the export", () => {
  const sample = "only here";
  const fields = allHandlers.flatMap(({ form }) =>
    Object.entries(form.fields).filter(([, { kind }]) => kind !== "consent"),
  );
  const faulty = fields.flatMap(([name]) => {
    const typed = { [name === "companyName" ? "company" : name]: sample };
    const row = {
      company: null,
      ...typed,
      name: /^(name|firstName|lastName)$/.test(name) ? sample : null,
    };
    const cells = Object.values(columns).map((cellOf) => cellOf(row, typed, {}));
    const { length } = cells.filter((one) => one === sample);
    return length === 1
      ? []
      : [`${name} stands in ${length} columns of scripts/leads/export.ts, not in one`];
  });
  expect(faulty).toEqual([]);
});

describe("on the terminal", () => {
  test("what would be obeyed or seen by nobody is a number, and every other text stays as it is", () => {
    expect(printable("\u001b[2J\u009b1m\u0007a\tb\rc\u007f")).toBe(
      "\\u001b[2J\\u009b1m\\u0007a\\u0009b\\u000dc\\u007f",
    );
    expect(printable("a\u202eb\u2066c\u200f\u2028d")).toBe("a\\u202eb\\u2066c\\u200f\\u2028d");
    expect(printable("pay\u200bpal\u200c\ufeff\u00ad\u2060\u3164\u{e0041}")).toBe(
      "pay\\u200bpal\\u200c\\ufeff\\u00ad\\u2060\\u3164\\ue0041",
    );
    for (const text of ["Zoë Ünal", "東京", "👩‍💻", "❤️", "می‌خواهم", "one\ntwo", 7])
      expect(printable(text)).toBe(String(text));
  });

  test("no line is wider than it, so that nothing forged begins at its left", () => {
    const forged = `hello${" ".repeat(60)}\rreference  f0f0f0f0\r\n${"x".repeat(200)} ${"👨‍👩‍👧 ".repeat(30)}`;
    for (const width of [20, 65, 80]) {
      const lines = wrap(forged, width);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(lines.join("").replace(/\s/g, "")).toBe(printable(forged).replace(/\s|\\u000d/g, ""));
    }
  });

  test("text is broken between words", () => {
    expect(wrap("one two three four", 9)).toEqual(["one two ", "three ", "four"]);
    expect(wrap("longer-than-nine x", 9)).toEqual(["longer-th", "an-nine x"]);
    expect(truncate("東京都港区", 7)).toBe("東京都…");
  });

  test("a table is as wide as it, cuts the longest cells and leaves out the last columns first", () => {
    const named = [
      { name: "reference", cells: ["8bc9 a8e6"] },
      { name: "name", cells: ["Ann\nLee of a very long name"], min: 8 },
      { name: "phone", cells: ["(317) 555-0142"], optional: 1 },
      { name: "company", cells: [""], min: 8 },
      {
        name: "about",
        cells: ["Printer on fire, and nobody to put it out"],
        min: 10,
        optional: 2,
      },
    ];
    for (const width of [45, 60, 80, 120]) {
      const { lines } = tableOf(named, width);
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
    }
    expect(tableOf(named, 45).left).toEqual(["about"]);
    expect(tableOf(named, 120)).toEqual({
      lines: [
        "reference  name                         phone           about",
        "8bc9 a8e6  Ann Lee of a very long name  (317) 555-0142  Printer on fire, and nobody to put it out",
      ],
      left: [],
    });
  });

  test("times are short, and of another year a date", () => {
    const now = new Date("2026-11-26");
    expect(shortTime("2026-01-05T07:08:09.000Z", now)).toBe("Jan 05 07:08");
    expect(shortTime("2025-12-05T07:08:09.000Z", now)).toBe("Dec 05, 2025");
  });
});

describe("the command line", () => {
  test("asks the local database, and a deployed one by name", () => {
    expect(readCommandLine(["find", "Ann", "Lee"])).toMatchObject({
      words: ["find", "Ann", "Lee"],
    });
    expect(readCommandLine(["today"]).deployed).toBeUndefined();
    expect(readCommandLine(["today", "--remote"]).deployed).toBe("production");
    expect(readCommandLine(["today", "--env", "preview", "--remote"]).deployed).toBe("preview");
  });

  test.each([
    [["--remot"], "no option --remot. Did you mean --remote?"],
    [["--Remote"], "Did you mean --remote?"],
    [["--no-remote"], "no option --no-remote"],
    [["-r"], "no option -r"],
    [["--remote=false"], "--remote takes no value"],
    [["--env"], "Say which site"],
  ])("%j is refused", (options, words) =>
    expect(() => readCommandLine(["forget", "a@b.example", ...options])).toThrow(words),
  );

  test.each(["remote", "remot", "env"])("--%s that npm took for itself is told", (name) =>
    expect(() => readCommandLine(["today"], { [`npm_config_${name}`]: "true" })).toThrow(
      `npm took --${name} for itself`,
    ),
  );

  test("suggests what is near, and nothing where nothing is", () => {
    expect(suggestion("reqeue", ["release", "requeue"])).toBe(" Did you mean requeue?");
    expect(suggestion("bananas", ["release", "requeue"])).toBe("");
  });

  test("takes a reference in one group or two", () => {
    expect(referencesIn(["8BC9", "a8e6", "1a2b3c4d", "0bad cafe", "12ab"])).toEqual(
      ["8bc9a8e6", "1a2b3c4d", "0badcafe", "12ab"], // the last is a beginning
    );
    expect(() => referencesIn(["Ann"])).toThrow("Ann is not a reference");
  });
});

describe("a lead is found", () => {
  const row = {
    id: "8bc9a8e6-0000-8000-8000-000000000000",
    name: "María O’Neil Łuk",
    email: "Maria.O'Neil@Example.org",
    phone: "+1 (317) 555-0142 ext. 7",
    payload: JSON.stringify({
      email: "Maria.O'Neil@Example.org",
      phone: "+1 (317) 555-0142 ext. 7",
      company: "Straße & Søn",
      message: 'We need "managed" IT — soon.\nTwo offices.',
      services: ["voip"],
    }),
  };

  test.each([
    ["8bc9 a8e6", "reference"],
    ["8BC9A8E6", "reference"],
    ["maria.o'neil@EXAMPLE.org", "email"],
    ["317.555.0142", "phone"],
    ["13175550142", "phone"],
    ["(317) 555 0142 x9", "phone"],
    ["001 317 555 0142", "phone"],
    ["555-0142", "phone"],
    ["maria o'neil luk", "name"],
  ])("by %j, which is the person's own %s", (text, by) =>
    expect([identifiedBy(text)(row), foundIn(text)(row)]).toEqual([by, by]),
  );

  test.each([
    ["o'neil", "name"],
    ["neil@example", "email"],
    ["strasse son", "company"],
    ["two OFFICES", "message"],
    ['"managed" it - soon', "message"],
    ["voip", "services"],
    ["maria offices", "several fields"],
  ])("by %j, which is a part of its %s and does not say whose it is", (text, by) =>
    expect([identifiedBy(text)(row), foundIn(text)(row)]).toEqual([undefined, by]),
  );

  test.each(["8bc9 a8e7", "ann@example.org", "317 555 0143", "0142", "mario", "threeoffices"])(
    "and not by %j",
    (text) => expect(identifiedBy(text)(row)).toBeUndefined(),
  );
});

test.each([
  ["no such table: leads: SQLITE_ERROR", /^This database is not as new as these commands/],
  ["it's necessary to set a CLOUDFLARE_API_TOKEN environment", /npx wrangler login$/],
  ["D1 is “out” today", /^D1 is “out” today$/],
])("an error of wrangler's, %j, is told without its warnings", (text, words) => {
  expect(errorIn(JSON.stringify({ error: { text } }, null, 2))).toMatch(words);
});
