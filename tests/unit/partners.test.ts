import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { partners } from "~/content/partners";

describe("partners", () => {
  it.each(partners)(
    "$name has a description and a sign that no other has",
    ({ icon, description }) => {
      expect(partners.filter((other) => other.icon === icon)).toHaveLength(1);
      expect(partners.filter((other) => other.description === description)).toHaveLength(1);
    },
  );

  it.each([":checked", ":focus-visible"])("each has a card that follows its box's %s", (state) => {
    const css = readFileSync("app/styles/line-card.css", "utf8");
    for (const at of partners.keys()) {
      const place = `:nth-child(${at + 1})`;
      expect(css).toContain(`.line-card:has(.chip${place} ${state}) .brand${place}`);
    }
  });
});
