import { readFileSync } from "node:fs";
import { expect, type Page, ready, test } from "../support/browser";
import { isChosen } from "../support/pages";
import { type Seen, seenIn } from "../support/seen";
import { company } from "../support/specified/company";
import { home } from "../support/specified/home";
import type { Line } from "../support/specified/line";
import { partners } from "../support/specified/partners";
import { services } from "../support/specified/services";
import { heldElsewhere, onEveryPage } from "../support/specified/shell";

const sheets = [home, ...services, ...partners, ...company];

/** The words that are not seen after those before them. */
function missing(text: string, words: readonly string[]): readonly string[] {
  let from = 0;
  return words.filter((word) => {
    const at = text.indexOf(word, from);
    if (at >= 0) from = at + word.length;
    return at < 0;
  });
}

/** Whether a link is seen: "Contact Us → /contact". */
function has({ links }: Seen, wanted: string) {
  const [text = "", to = ""] = wanted.split("→").map((half) => half.trim());
  return links.some((link) => link.text.startsWith(text) && (to ? link.to === to : link.to !== ""));
}

/** What of a sentence a visitor does not see. */
async function faultsOf(page: Page, line: Line): Promise<unknown[]> {
  if (line.press) await page.locator(line.press).check();
  const faults: unknown[] = [];
  const { within = "main", links = [], each, count = {} } = line;
  const shows = [line.shows ?? []].flat().flatMap((words) => words.split(" … "));
  if (shows.length + links.length > 0) {
    const seen = await seenIn(page, within);
    faults.push(...missing(seen.each.join(" "), shows));
    faults.push(...links.filter((link) => !has(seen, link)));
  }
  for (const [selector, number] of Object.entries(count)) {
    const found = (await seenIn(page, selector)).each.length;
    if (found !== number) faults.push(`${selector}: ${found}, not ${number}`);
  }
  if (each) {
    const found = (await seenIn(page, each[0])).each;
    if (found.join() !== each[1].join()) faults.push(`${each[0]}: ${found.join(", ")}`);
  }
  return faults;
}

for (const { path, title, lines } of sheets.filter((sheet) => isChosen(sheet.path))) {
  test(`${path} shows what the specification says of it, on a phone and on a desk`, async ({
    page,
    scripted,
  }) => {
    const faults: unknown[] = [];
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      if (scripted && width === 1280 && path !== "/") await ready(page, scripted);
      if (title) expect(await page.title()).toBe(title);
      for (const [sentence, line] of [onEveryPage, lines].flatMap(Object.entries<Line>)) {
        if (line.at && line.at !== width) continue;
        const found = await faultsOf(page, line);
        if (found.length > 0) faults.push([width, sentence, ...found]);
      }
    }
    expect(faults).toEqual([]);
  });
}

test("every sentence of the specification that another suite holds is held there", () => {
  const untitled = Object.values(heldElsewhere).filter((held) => {
    const [file = "", ...title] = held.split(": ");
    return !readFileSync(`tests/${file}`, "utf8").includes(title.join(": "));
  });
  expect(untitled).toEqual([]);
});
