import { expect } from "vitest";
import { partners } from "~/config/partners";
import { locationPages, servicePages } from "~/content/pages";
import type { Row } from "../../support/site";
import type { Promises } from "../promise";

/** How many menus of the header are open. */
const open = () => document.querySelectorAll("header details[open]").length;

/** Where the links of the first such menu lead. */
const linksOf = (menu: string) =>
  [...(document.querySelector(menu)?.querySelectorAll("a") ?? [])].map((one) =>
    one.getAttribute("href"),
  );

/** What the tray of the line card says, where it can be seen. */
const tray = () => {
  const one = document.querySelector(".brand-tray");
  if (!one || getComputedStyle(one).visibility !== "visible") return "";
  return [...document.querySelectorAll(".brand-card :checked")].length;
};

const path = () => location.pathname;

export const menus: Promises = {
  "the wide menus list the services and the locations, open one at a time, again, and close":
    async ({ visitor, scripted }) => {
      await visitor.goto("/about");
      await visitor.click("header .drop > summary", "Services");
      await visitor.sees("header .drop a", "Cybersecurity");
      expect(await visitor.run(linksOf, ".drop")).toEqual(servicePages.map(({ to }) => to));
      await visitor.click("header .drop > summary", "Locations");
      await visitor.sees("header .drop a", locationPages[0]?.label ?? "");
      await visitor.sees("header .drop a", "Cybersecurity", false);
      await visitor.click("header .drop > summary", "Services");
      await visitor.sees("header .drop a", "Cybersecurity");
      if (scripted) await visitor.press("Escape");
      else await visitor.click("header .drop > summary", "Services");
      await visitor.until(open, 0);
    },
  "the narrow menu opens, closes and opens again, has its headings, and closes on a choice":
    async ({ visitor }) => {
      await visitor.resize(360, 740);
      await visitor.goto("/about");
      for (const wanted of [1, 0, 1]) {
        await visitor.click(".narrow-menu > summary");
        await visitor.until(open, wanted);
      }
      for (const heading of ["Services", "Locations"]) {
        await visitor.sees(".narrow-menu h2", heading);
      }
      await visitor.click(".narrow-menu a", "Contact");
      await visitor.until(path, "/contact");
      await visitor.until(open, 0);
    },
  "cards and chips of the line card are one choice, the tray counts it, and the form sends it":
    async ({ visitor, site }) => {
      const [one, two] = partners.map(({ name }) => name);
      await visitor.goto("/services/line-card");
      await visitor.until(tray, "");
      await visitor.click(".brand-card", one);
      await visitor.sees(".brand-card .brand-on", "Selected");
      await visitor.until(tray, 1);
      await visitor.click(".chip", two);
      await visitor.until(tray, 2);
      await visitor.click(".chip", one);
      await visitor.until(tray, 1);
      await visitor.click(".brand-tray a", "Go to the form");
      const person = { name: "Ann Lee", email: "ann@example.org", phone: "317 555 0110" };
      await visitor.fill("procurement", { ...person, company: "Co" });
      await visitor.send("procurement");
      await visitor.sees("#procurement-form", "Request submitted successfully");
      const sent = site.service.arrivals.map(({ body }) => (body as Row).interests);
      expect(sent.flat()).toEqual([two]);
    },
};

export const scriptedMenus: Promises = {
  "Back to a page that was left by its menu finds the menu closed, where the browser kept the page, too":
    async ({ visitor }) => {
      await visitor.goto("/about");
      await visitor.click("header .drop > summary", "Services");
      await visitor.click("header .drop a", "Cybersecurity");
      await visitor.until(path, "/services/cybersecurity");
      await visitor.back();
      await visitor.until(path, "/about");
      await visitor.until(open, 0);
    },
};
