import { expect, onTestFinished, test, vi } from "vitest";
import { controlId, formElementId, outcomeId } from "~/forms/names";
import { formatList } from "~/lib/format-list";
import { formatNumber, language, longDate, timeZoneName } from "~/lib/language";
import { countPhrase, numberInWords } from "~/lib/number-words";
import { isPlainLine, truncate } from "~/lib/plain-text";

test("a count is a word up to twenty in a headline, up to twelve with what it counts", () => {
  expect([0, 1, 7, 20, 21].map(numberInWords)).toEqual(["no", "one", "seven", "twenty", "21"]);
  expect(countPhrase(1, "office")).toBe("one office");
  expect(countPhrase(0, "office")).toBe("no offices");
  expect(countPhrase(12, "service")).toBe("twelve services");
  expect(countPhrase(13, "service")).toBe("13 services");
  expect([countPhrase(12), countPhrase(13)]).toEqual(["twelve", "13"]);
});

test("a list ends in its word, with a comma before it where one is asked for", () => {
  expect([formatList([]), formatList(["a"]), formatList(["a", "b"])]).toEqual(["", "a", "a and b"]);
  expect(formatList(["a", "b", "c"], "or")).toBe("a, b or c");
  expect(formatList(["a", "b", "c"], "and", ",")).toBe("a, b, and c");
});

test("numbers, days and time zones are written as people here read them", () => {
  const numbers = [0, 999, 1800, 92_160, 123_456, 1_234_567];
  const same = new Intl.NumberFormat(language);
  expect(numbers.map(formatNumber)).toEqual(numbers.map((number) => same.format(number)));
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const dates = Array.from({ length: 12 }, (_, at) => `2026-${`${at + 1}`.padStart(2, "0")}-05`);
  expect(dates.map(longDate)).toEqual(dates.map((date) => day.format(new Date(date))));
  expect(timeZoneName("America/Los_Angeles")).toBe("Pacific Time");
});

test("an isolate starts without Intl, whose data would take a fifth of that time", async () => {
  vi.resetModules();
  vi.stubGlobal("Intl", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const modules = import.meta.glob([
    "/app/{config,content,forms,leads,routes}/**/*.{ts,tsx}",
    "!/app/**/*.client.*",
  ]);
  expect(Object.keys(modules).length).toBeGreaterThan(100);
  for (const load of Object.values(modules)) await load();
});

test("the ids of a form, a field, an option and a notice differ, and hold no sign an id cannot", () => {
  expect(formElementId("contact")).toBe("lead-contact");
  expect(outcomeId("contact")).toBe("contact-outcome");
  expect(controlId("contact", "name")).toBe("lead-contact-name");
  expect(controlId("contact", "size", "")).toBe("lead-contact-size-");
  expect(controlId("line", "brands", "Palo  Alto & Co")).toBe("lead-line-brands-Palo-Alto-Co");
});

test("a line is of signs that can be seen, and tabs", () => {
  const signs = (...codes: number[]) => codes.map((code) => `a${String.fromCodePoint(code)}b`);
  const plain = [
    "Zoë, 東京 👩‍💻\tשלום",
    ...signs(0x20, 0x7e, 0xa0, 0x200f, 0x2027, 0x202f, 0x2065),
  ];
  expect(plain.filter((text) => !isPlainLine(text))).toEqual([]);
  const breaks = signs(0x0a, 0x0d, 0x2028, 0x2029);
  const turns = signs(0x202a, 0x202e, 0x2066, 0x2069);
  const controls = signs(0x00, 0x08, 0x0b, 0x0c, 0x0e, 0x1f, 0x7f, 0x80, 0x9f, 0xfffd);
  expect([...breaks, ...turns, ...controls].filter(isPlainLine)).toEqual([]);
});

test("a text is cut between characters", () => {
  expect(truncate("a😀b", 2)).toBe("a😀");
  expect(truncate("a😀b", 9)).toBe("a😀b");
});
