import { describe, expect, it } from "vitest";
import { partners } from "~/config/partners";
import { checkedBrandCss } from "~/files/chosen-brands";

describe("partners", () => {
  it.each(partners)(
    "$name has a description and a sign that no other has",
    ({ icon, description }) => {
      if (icon) expect(partners.filter((other) => other.icon === icon)).toHaveLength(1);
      expect(partners.filter((other) => other.description === description)).toHaveLength(1);
    },
  );

  it("any number of brands has chips that follow their boxes", () => {
    const css = checkedBrandCss(Array.from({ length: 40 }, (_, at) => at));
    for (let place = 1; place <= 40; place++) {
      expect(css).toContain(
        `.line-card:has(.brand:nth-child(${place}) :checked) .pick:nth-child(${place})`,
      );
    }
  });
});
