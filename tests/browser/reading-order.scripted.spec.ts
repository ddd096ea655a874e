import { colorNames } from "~/config/look";
import { partners } from "~/config/partners";
import { site } from "~/config/site";
import type { LocationEntry } from "~/content/locations/shape";
import { pageAt, servicePages } from "~/content/pages";
import { services } from "~/content/services";
import { testimonials } from "~/content/testimonials";
import { contact } from "~/forms/contact";
import { labelOf } from "~/forms/kinds";
import { expect, test } from "../support/browser";
import { officePath } from "../support/pages";

/** What a line of the tree says of a place or of something to act on; plain text may change without a test. */
const telling =
  /^(\s*- )'?((?:banner|navigation|main|contentinfo|search|form|group|radiogroup|status|region|heading|textbox|combobox|checkbox|radio|button|img|table|caption)\b(?: "[^"]*")?(?: \[[^\]]+\])*)/;

const [office] = site.offices;
const { location }: { location: LocationEntry } = await import(
  `../../app/content/locations/${office.slug}.ts`
);

/**
 * What a screen reader meets on the pages where most is done: landmarks and controls by name, headings by
 * level, in order. Until a form is entered it is the same without a script, but for the arrows of testimonials. After a change on purpose: `npx playwright test reading-order -u`.
 */
const pages = [
  ["/", "home"],
  ["/contact", "contact"],
  ["/services/line-card", "line-card"],
  ["/support", "support"],
  [officePath, "location"],
  ["/brand-guidelines", "brand-guidelines"],
] as const;
const places = location.map.neighbors.map(({ name }) => name).join(", ");

/** The names of the contact form's controls; a field is added without a test (docs/content.md). */
const controls = Object.values(contact.fields).flatMap((field) => [
  labelOf(field),
  ...(field.kind === "set" ? field.options.map(({ label }) => label) : []),
]);

/** Lists of the content on each page: all their names, one line after the other, are kept as one line. */
const lists: Record<string, Record<string, readonly string[]>> = {
  home: {
    office: [...site.offices]
      .sort((a, b) => a.longitude - b.longitude)
      .map(({ city, state }) => `${city}, ${state}`),
    service: services.map(({ title }) => title),
    "control of the form": controls,
    "other testimonial": testimonials.slice(1).map((_, at) => `Go to testimonial ${at + 2}`),
  },
  contact: { "control of the form": controls },
  "line-card": { partner: partners.map(({ name }) => name) },
  location: {
    "service here": servicePages.flatMap(({ to }) =>
      location.content.services.list.some((one) => one.to === to) ? [pageAt(to).label] : [],
    ),
    "step of the example": location.content.example.steps.map(({ title }) => title),
  },
};

/** Words of the content, and what is kept for them. */
const words = [
  [`1 of ${testimonials.length}`, "1 of all"],
  [` ${office.unit ?? "miles"} `, " units "],
  [places, "the places"],
  [`around ${office.city}`, "around the city"],
  [colorNames.petrol, "petrol"],
  [colorNames.amber, "amber"],
] as const;

/** A heading that some offices have. */
const optional = `"${location.content.aboutArea.circuit?.title}"`;

function kept(page: string, lines: readonly string[]): string {
  const left = lines.filter((line) => !line.includes(optional));
  for (const [what, names] of Object.entries(lists[page] ?? {})) {
    const from = left.findIndex((_, at) =>
      names.every((name, next) => left[at + next]?.includes(`${name}"`)),
    );
    const first = left[from]?.replace(/".*"/, `"each ${what}"`);
    if (first) left.splice(from, names.length, first);
  }
  return words.reduce((text, [from, to]) => text.replaceAll(from, to), left.join("\n"));
}

test("pages read in the order and by the names they are kept with", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, name] of pages) {
    await page.goto(path);
    const tree = await page.locator("body").ariaSnapshot();
    const lines = tree.split("\n").flatMap((line) => {
      const [, place, said] = telling.exec(line) ?? [];
      return said ? [`${place}${said}`] : [];
    });
    const text = kept(name, lines).replace(/heading "(?!each ).*?"/g, "heading");
    expect.soft(`${text}\n`, path).toMatchSnapshot(`${name}.yml`);
  }
});
