import { site } from "~/config/site";
import type { LocationEntry } from "~/content/locations/shape";
import { expect, test } from "../support/browser";

/** Places and what is pressed, which are kept by their names. */
const named = "banner|navigation|main|contentinfo|search|form|region|status|button|table|caption";

/** What a line of the tree says; headings and pictures may have other words without a test. */
const telling = new RegExp(
  `^(\\s*- )'?((?:${named})\\b(?: "[^"]*")?|heading\\b|img\\b)(?: ".*?")?((?: \\[[^\\]]+\\])*)`,
);

const offices = await Promise.all(
  site.offices.map(async ({ slug }) => {
    const module: { location: LocationEntry } = await import(
      `../../app/content/locations/${slug}.ts`
    );
    const { first, aboutArea } = module.location.content;
    // An office's page has one of two orders, and some have a heading for what is remarkable there.
    return [`/locations/${slug}`, `location-${first}-first`, aboutArea.circuit?.title] as const;
  }),
);

/**
 * What a screen reader meets on the pages where most is done: landmarks, forms and buttons by name, headings by
 * level, in order; the frame of a page on the first of them. Until a form is entered it is the same without a script,
 * but for the arrows of testimonials. After a change on purpose: `npx playwright test reading-order -u`.
 */
const pages: (readonly [path: string, name: string, optional?: string])[] = [
  ["/", "home"],
  ["/contact", "contact"],
  ["/services/line-card", "line-card"],
  ["/support", "support"],
  ["/brand-guidelines", "brand-guidelines"],
  ...offices,
];

test("pages read in the order and by the names they are kept with", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, name, optional = "none"] of pages) {
    await page.goto(path);
    const tree = await page.locator(path === "/" ? "body" : "main").ariaSnapshot();
    const lines = tree.split("\n").flatMap((line) => {
      const [, place, said, state] = telling.exec(line) ?? [];
      return said && !line.includes(`"${optional}"`) ? [`${place}${said}${state}`] : [];
    });
    const order = lines.filter((line, at) => line !== lines[at - 1]);
    expect.soft(`${order.join("\n")}\n`, path).toMatchSnapshot(`${name}.yml`);
  }
});
