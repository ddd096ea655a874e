import { partners } from "~/config/partners";
import { site } from "~/config/site";
import { colorNames } from "~/config/theme";
import type { LocationEntry } from "~/content/locations/shape";
import { pageAt, servicePages } from "~/content/pages";
import { services } from "~/content/services";
import { testimonials } from "~/content/testimonials";
import { contact } from "~/forms/contact";
import { labelOf } from "~/forms/kinds";
import { expect, test } from "../support/browser";

/** What a line of the tree says of a place or of something to act on; plain text may change without a test. */
const telling =
  /^(\s*- )'?((?:banner|navigation|main|contentinfo|search|form|group|radiogroup|status|region|heading|textbox|combobox|checkbox|radio|button|img|table|caption)\b(?: "[^"]*")?(?: \[[^\]]+\])*)/;

const offices = await Promise.all(
  site.offices.map(async (office) => {
    const module: { location: LocationEntry } = await import(
      `../../app/content/locations/${office.slug}.ts`
    );
    return { ...office, ...module.location };
  }),
);

/** The names of the contact form's controls; a field is added without a test (docs/content.md). */
const controls = Object.values(contact.fields).flatMap((field) => [
  labelOf(field),
  ...(field.kind === "set" ? field.options.map(({ label }) => label) : []),
]);

/** Lists of the content: all their names, one line after the other, are kept as one line. */
type Lists = Record<string, readonly string[]>;
const ofHome: Lists = {
  office: [...site.offices]
    .sort((a, b) => a.longitude - b.longitude)
    .map(({ city, state }) => `${city}, ${state}`),
  service: services.map(({ title }) => title),
  "control of the form": controls,
  "other testimonial": testimonials.slice(1).map((_, at) => `Go to testimonial ${at + 2}`),
};

/**
 * What a screen reader meets on the pages where most is done: landmarks and controls by name, headings by
 * level, in order. Until a form is entered it is the same without a script, but for the arrows of testimonials. After a change on purpose: `npx playwright test reading-order -u`.
 */
const pages: [path: string, name: string, lists?: Lists][] = [
  ["/", "home", ofHome],
  ["/contact", "contact", { "control of the form": controls }],
  ["/services/line-card", "line-card", { partner: partners.map(({ name }) => name) }],
  ["/support", "support"],
  ["/brand-guidelines", "brand-guidelines"],
  ...offices.map(({ slug, content }): [string, string, Lists] => [
    `/locations/${slug}`,
    // An office's page has one of two orders.
    `location-${content.first}-first`,
    {
      "service here": servicePages.flatMap(({ to }) =>
        content.services.list.some((one) => one.to === to) ? [pageAt(to).label] : [],
      ),
      "step of the example": content.example.steps.map(({ title }) => title),
    },
  ]),
];

/** Words of the content, and what is kept for them. */
const words = [
  [`1 of ${testimonials.length}`, "1 of all"],
  ...offices.flatMap(({ unit = "miles", city, map }) => [
    [new RegExp(`\\d+ ${unit} around ${city}`, "g"), "units around the city"] as const,
    [map.neighbors.map(({ name }) => name).join(", "), "the places"] as const,
  ]),
  [colorNames.petrol, "petrol"],
  [colorNames.amber, "amber"],
] as const;

/** Headings that some offices have. */
const optional = offices.map(({ content }) => `"${content.aboutArea.circuit?.title}"`);

function kept(lists: Lists, lines: readonly string[]): string {
  const left = lines.filter((line) => !optional.some((title) => line.includes(title)));
  for (const [what, names] of Object.entries(lists)) {
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
  for (const [path, name, lists = {}] of pages) {
    await page.goto(path);
    const tree = await page.locator("body").ariaSnapshot();
    const lines = tree.split("\n").flatMap((line) => {
      const [, place, said] = telling.exec(line) ?? [];
      return said ? [`${place}${said}`] : [];
    });
    const text = kept(lists, lines).replace(/heading "(?!each ).*?"/g, "heading");
    expect.soft(`${text}\n`, path).toMatchSnapshot(`${name}.yml`);
  }
});
