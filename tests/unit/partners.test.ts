import { describe, expect, it } from "vitest";
import { partners } from "~/content/partners";
import { chosenCss } from "~/files/chosen";

describe("partners", () => {
  it.each(partners)(
    "$name has a description and a sign that no other has",
    ({ icon, description }) => {
      if (icon) expect(partners.filter((other) => other.icon === icon)).toHaveLength(1);
      expect(partners.filter((other) => other.description === description)).toHaveLength(1);
    },
  );

  it("any number of brands on any number of shelves has chips that follow their boxes", () => {
    const brands = Array.from({ length: 40 }, (_, at) => at);
    const css = chosenCss([{ brands: brands.slice(10) }, { brands: brands.slice(0, 10) }]);
    for (let place = 1; place <= 40; place++) {
      const [shelf, at] = place > 30 ? [2, place - 30] : [1, place];
      expect(css).toContain(
        `.line-card:has(.shelf:nth-child(${shelf}) .brand:nth-child(${at}) :checked) .pick:nth-child(${place})`,
      );
    }
  });
});
