import { describe, expect, it } from "vitest";
import { colors } from "~/config/theme";
import { about } from "~/content/about";
import { lines, surfaces, type Token } from "~/content/palette";
import { contrast, printedRatio } from "~/lib/contrast";
import { numberInWords } from "~/lib/number-words";

it("the About page counts its people", () => {
  const { members, title } = about.team;
  expect(title).toContain(` ${numberInWords(members.length)} people `);
});

describe("palette", () => {
  it("prints only pairs that can be read, and shows every color", () => {
    const shown = new Set<Token>();
    for (const { ground, texts } of surfaces) {
      shown.add(ground);
      for (const text of texts) {
        shown.add(text);
        const ratio = contrast(colors[text], colors[ground]);
        // What the page claims of itself.
        expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(7);
      }
    }
    for (const { color, on, least = 1 } of lines) {
      shown.add(color);
      expect(contrast(colors[color], colors[on]), color).toBeGreaterThanOrEqual(least);
    }
    expect([...shown].sort()).toEqual(Object.keys(colors).sort());
  });

  it("keeps amber off white as text", () => {
    expect(contrast(colors.amber, colors.white)).toBeLessThan(3);
  });
});

describe("contrast", () => {
  it("agrees with the ends of the scale and with a known pair", () => {
    expect(contrast("#000", "#fff")).toBe(21);
    expect(contrast("#0b5654", "#0b5654")).toBe(1);
    expect(printedRatio(contrast("#767676", "#ffffff"))).toBe("4.5");
    expect(contrast("#fff", "#767676")).toBe(contrast("#767676", "#fff"));
  });

  it("agrees with WCAG's formula for each channel, on either side of its bend", () => {
    const black = (hex: string) => Number((contrast(hex, "#000000") * 0.05 - 0.05).toFixed(4));
    expect(["#f00", "#00ff00", "#0000FF"].map(black)).toEqual([0.2126, 0.7152, 0.0722]);
    // A dark gray is linear up to 0.04045, which is between 10 and 11 of 255.
    expect(black("#0a0a0a")).toBeCloseTo(10 / 255 / 12.92, 4);
    expect(black("#123456")).toBeCloseTo(0.0325, 3);
  });

  it.each(["petrol", "#12345", "#1234567", "#12345g", "x#123456", "#12", "123456"])(
    "refuses %s, which is no color",
    (text) => expect(() => contrast(text, "#fff")).toThrow(`Not a color: ${text}`),
  );
});
