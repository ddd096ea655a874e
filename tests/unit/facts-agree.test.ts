import { expect, it } from "vitest";
import { price } from "~/content/facts";
import { home } from "~/content/home";
import { managedIt } from "~/content/service-pages/managed-it";

it("names the price and what moves it in the first screen of home and of Managed IT", () => {
  for (const { text } of [home.hero, managedIt.hero]) {
    expect(text).toContain(price.text);
    expect(text).toContain(price.drivers);
  }
});
