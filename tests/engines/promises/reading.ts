import { expect } from "vitest";
import { testimonials } from "~/content/testimonials";
import type { Promises } from "../promise";

/** How far a place in the page is from where its links lead, or how near the page's end keeps it. */
const landed = (id: string) => {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
  const end = document.documentElement.scrollHeight - innerHeight - scrollY;
  return Math.abs(top - 80) <= 1 || (top > 80 && end <= 1);
};

/** The places in this page that its links lead to. */
const places = () => [
  ...new Set(
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href*='#']")]
      .filter((link) => link.pathname === location.pathname && link.getClientRects().length > 0)
      .map((link) => link.hash.slice(1)),
  ),
];

/** The author of the quote that is shown. */
const author = () =>
  [...document.querySelectorAll("#testimonials .slide")]
    .filter((slide) => getComputedStyle(slide).visibility === "visible")
    .map((slide) => slide.querySelector("figcaption span")?.textContent?.trim())
    .join();

/** The titles of the articles that are shown. */
const titles = () =>
  [...document.querySelectorAll("#articles li h3")]
    .filter((one) => one.getClientRects().length > 0)
    .map(({ textContent }) => textContent?.trim() ?? "");

/**
 * The families that stand in for a typeface that is late, as far as they have been looked up. WebKit finds the
 * bold face by the regular one, and never looks for its own.
 */
const standIns = () => {
  const asked = [...document.fonts].filter(
    ({ family, status }) => family.includes("Fallback") && status !== "unloaded",
  );
  return [...new Set(asked.map(({ family }) => family.replaceAll('"', "")))];
};

/** Whether nothing of the page shows through the header; always so without a script. */
const headerIsSolid = () => {
  const header = document.querySelector("header.site-header");
  return header !== null && getComputedStyle(header).backgroundColor === "rgb(255, 255, 255)";
};

/** Follows the first links within a page, there and back again. */
const followLinks =
  (path: string): Promises[string] =>
  async ({ visitor }) => {
    await visitor.goto(path);
    for (const width of [1280, 360]) {
      await visitor.resize(width, 800);
      const some = (await visitor.run(places)).slice(0, 4);
      expect(some).not.toEqual([]);
      for (const id of [...some, ...some.toReversed()]) {
        await visitor.click(`main a[href$="#${id}"]`);
        await visitor.until(landed, true, id);
      }
    }
  };

export const reading: Promises = {
  "faces that stand in for late typefaces are looked up before any text needs them": async ({
    visitor,
  }) => {
    await visitor.goto("/");
    expect(await visitor.run(standIns)).toEqual(["Archivo Fallback", "Public Sans Fallback"]);
  },
  ...Object.fromEntries(
    ["/", "/services/managed-it-guide", "/legal", "/support"].map((path) => [
      `the links within ${path} land at 80 px, again and in any order`,
      followLinks(path),
    ]),
  ),
  "a page that opens at a part of it shows that part, under a solid header": async ({
    visitor,
  }) => {
    await visitor.goto("/#contact");
    await visitor.until(landed, true, "contact");
    await visitor.until(headerIsSolid, true);
  },
  "testimonials go round by arrows, by dots and by keys": async ({ visitor, scripted }) => {
    const [first = "", second = "", third = ""] = testimonials.map((one) => one.author);
    await visitor.goto("/");
    for (const shown of [second, third, first]) {
      await visitor.click("#testimonials .arrows > *", "Next");
      await visitor.until(author, shown);
    }
    await visitor.click("#testimonials .arrows > *", "Previous");
    await visitor.until(author, third);
    await visitor.click("#testimonial-2");
    await visitor.until(author, second);
    for (const shown of [first, second, third]) {
      await visitor.press(shown === first ? "ArrowLeft" : "ArrowRight");
      await visitor.until(author, shown);
    }
    // In Safari it is the page's script that goes round.
    for (const shown of scripted ? [first, second] : []) {
      await visitor.press("ArrowRight");
      await visitor.until(author, shown);
    }
  },
  "the search of the blog finds, says when there is nothing, and clears": async ({ visitor }) => {
    await visitor.goto("/blog");
    const all = await visitor.run(titles);
    const last = all.slice(-1);
    expect(all.length, await visitor.run(() => document.body.innerText)).toBeGreaterThan(1);
    for (const [text, shown] of [
      [last.join(), last],
      ["nothing <b>like</b> it", []],
    ] as const) {
      await visitor.click("#article-search");
      await visitor.type(text);
      await visitor.press("Enter");
      await visitor.until(titles, [...shown]);
      await visitor.until(() => new URLSearchParams(location.search).get("q"), text);
      if (shown.length === 0) await visitor.sees("#found", "No articles found");
      await visitor.click("[data-clear] a");
      await visitor.until(titles, all);
    }
  },
};
