import { describe, expect, it } from "vitest";
import { colors } from "~/config/look";
import { site } from "~/config/site";
import { about } from "~/content/about";
import { brand } from "~/content/brand";
import { type LegalSection, legal } from "~/content/legal";
import { lines, surfaces, type Token } from "~/content/palette";
import { techSpecs } from "~/content/tech-specs";
import { values } from "~/content/values";
import { contrast, printedRatio } from "~/lib/contrast";
import { longDate } from "~/lib/time";

const unique = (texts: readonly string[]) => new Set(texts).size;

describe("about", () => {
  it("has four core values and five people with titles", () => {
    expect(unique(values.map(({ title }) => title))).toBe(4);
    expect(unique(about.team.members.map(({ name }) => name))).toBe(5);
    expect(unique(about.team.members.map(({ title }) => title))).toBe(5);
  });

  it("has the hours of the specification", () => {
    expect(about.offices.hours).toBe("Monday-Friday 8am-6pm");
  });

  it("tells the purchase with its date and the firm bought", () => {
    const day = longDate(site.acquisition.date);
    const purchase = about.story.milestones.find(({ when }) => when === day);
    expect(purchase?.title).toContain(site.acquisition.firm);
  });
});

describe("tech specifications", () => {
  const specs = (rows: readonly { part: string; minimum: string; recommended: string }[]) =>
    Object.fromEntries(
      rows.map(({ part, minimum, recommended }) => [part, [minimum, recommended]]),
    );

  it("asks computers for the constants of the specification, in its order", () => {
    const { rows } = techSpecs.computers;
    expect(rows.map(({ part }) => part)).toEqual([
      "CPU",
      "RAM",
      "Storage",
      "Graphics",
      "Display",
      "Networking",
      "OS",
    ]);
    expect(specs(rows)).toMatchObject({
      CPU: ["Quad-core 2.4 GHz", "Hexa-core 3.0 GHz"],
      RAM: ["8 GB", "16 GB"],
      Storage: ["256 GB SSD", "512 GB SSD"],
      Display: ["Full HD", "QHD or 4K"],
    });
  });

  it("asks mobile devices for the constants of the specification", () => {
    expect(specs(techSpecs.mobiles.rows)).toMatchObject({
      CPU: ["Octa-core", expect.any(String)],
      RAM: ["4 GB", "6 GB"],
      Storage: ["64 GB", "128 GB"],
    });
  });

  it("says that it is linked to quotes and master service agreements", () => {
    expect(techSpecs.link.paragraphs.join(" ")).toMatch(
      /linked to our quotes and master service agreements/,
    );
  });
});

describe("palette", () => {
  it("prints only pairs that can be read, and shows every color", () => {
    const shown = new Set<Token>();
    for (const { ground, texts } of surfaces) {
      shown.add(ground);
      for (const text of texts) {
        shown.add(text);
        const ratio = contrast(colors[text], colors[ground]);
        expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
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

  it("refuses what is no color", () => {
    expect(() => contrast("petrol", "#fff")).toThrow("petrol");
  });
});

describe("brand guidelines", () => {
  it("states the rules for lines and sizes, and keeps its sample within them", () => {
    const { lead, line } = brand.type;
    expect(lead).toContain("lines of 50-75 characters");
    expect(lead).toContain("at most 2-3 font sizes per page");
    expect([line.shortest, line.longest]).toEqual([50, 75]);
    expect(line.sample.length).toBeGreaterThanOrEqual(line.shortest);
    expect(line.sample.length).toBeLessThanOrEqual(line.longest);
  });
});

describe("legal", () => {
  const all = legal.sections.flatMap((section): LegalSection[] => [
    section,
    ...(section.parts ?? []),
  ]);

  it("holds the disclosures of the specification, in its order", () => {
    expect(all.map(({ title }) => title)).toEqual([
      "Terms of service",
      "Privacy policy",
      "Device information",
      "Cookies",
      "Logs",
      "Web beacons",
      "Analytics sharing",
      "Do Not Track",
      "What the forms store",
      "Data retention",
      "Changes",
      "Contact",
      "Copyright",
    ]);
    expect(unique(all.map(({ id }) => id))).toBe(all.length);
  });

  it("sums up every section in one sentence", () => {
    for (const { summary } of all) expect(summary).toMatch(/^[A-Z][^.!?]+\.$/);
  });

  it("runs to 1,400–1,900 words", () => {
    const { head } = legal;
    const text = JSON.stringify([
      head.title,
      head.text,
      all.map(({ title, summary, paragraphs, list, today }) => [
        title,
        summary,
        paragraphs,
        list,
        today,
      ]),
    ]);
    const count = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
    expect(count).toBeGreaterThanOrEqual(1400);
    expect(count).toBeLessThanOrEqual(1900);
  });
});

describe("descriptions", () => {
  it.each([about, brand, legal, techSpecs])("$path is described in 110–160 characters", (page) => {
    expect(page.description.length).toBeGreaterThanOrEqual(110);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });
});
