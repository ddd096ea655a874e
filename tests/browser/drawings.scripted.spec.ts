import { readFileSync } from "node:fs";
import { expect, test } from "../support/browser";
import { drawingFaults } from "../support/drawing-faults";
import { pagePaths } from "../support/pages";
import { pathParts } from "../support/path-parts";

const guide = "/guides/managed-it-services-guide.html";

test("in every drawing a line ends on something, turns by 45 or 90 degrees and never goes back over itself", async ({
  page,
}) => {
  const faults: Record<string, string[]> = {};
  for (const path of [...pagePaths, "/nope", guide]) {
    // The guide comes as a download.
    if (path !== guide) await page.goto(path);
    else {
      await page.goto("about:blank");
      await page.setContent(await (await page.request.get(path)).text());
    }
    const found = await page.evaluate<string[]>(`(${drawingFaults})(${pathParts})`);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});

test("a line with an end in the air is noticed, also a short one, and the amber run", async ({
  page,
}) => {
  const rack = '<path d="M24 12h24v48H24z" class="area"/>';
  const drawn: Record<string, string> = {
    "a lead that stops short of the bus": `${rack}<path d="M36 60v12"/><path d="M12 78h108" stroke-width="6"/>`,
    "a lead that reaches it": `${rack}<path d="M36 60v18"/><path d="M12 78h108" stroke-width="6"/>`,
    "a run that begins beside the desk":
      '<path d="M24 90h24v12H24zM96 60h24v24H96z" class="area"/><path d="M51 96h33l12-12" class="run"/>',
    "a run that begins at its edge":
      '<path d="M24 90h24v12H24zM96 60h24v24H96z" class="area"/><path d="M48 96h36l12-12" class="run"/>',
    "a door that stands open":
      '<path d="M48 60V24H168V120H48V84" class="wall"/><path d="M48 60 31 43"/>',
  };
  const look = ["tokens", "drawing"]
    .map((name) => readFileSync(`app/styles/${name}.css`, "utf8"))
    .join("");
  // What the style sheet calls a theme are properties of the root.
  const style = look.replace("@theme", ":root");
  await page.goto("about:blank");
  const faulty: string[] = [];
  for (const [name, lines] of Object.entries(drawn)) {
    await page.setContent(
      `<style>${style}</style><svg class="drawing" viewBox="0 0 192 144" width="576">${lines}</svg>`,
    );
    const found = await page.evaluate<string[]>(`(${drawingFaults})(${pathParts})`);
    if (found.length > 0) faulty.push(name);
  }
  expect(faulty).toEqual([
    "a lead that stops short of the bus",
    "a run that begins beside the desk",
    "a door that stands open",
  ]);
});

for (const width of [360, 768, 1280]) {
  test(`the run passes every section of a page without a gap, and reaches the button it ends in, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of pagePaths) {
      await page.goto(path);
      const gaps = await page.evaluate(() =>
        [...document.querySelectorAll(".section")].flatMap((section) => {
          const wrap = section.querySelector(":scope > .wrap");
          if (!wrap) return [`${section.id} has no room for it`];
          const { top, bottom } = section.getBoundingClientRect();
          const [line, inside] = [getComputedStyle(wrap, "::before"), wrap.getBoundingClientRect()];
          const above = inside.top + Number.parseFloat(line.top) - top;
          const below = bottom - (inside.bottom - Number.parseFloat(line.bottom));
          return above > 1 || below > 1 ? [`${section.id}: ${above} above, ${below} below`] : [];
        }),
      );
      expect(gaps, path).toEqual([]);
      const strayEnds = await page.evaluate(() =>
        [...document.querySelectorAll(".run-end")].flatMap((button) => {
          const line = getComputedStyle(button, "::before");
          const border = Number.parseFloat(getComputedStyle(button).borderLeftWidth);
          const left = button.getBoundingClientRect().left + border + Number.parseFloat(line.left);
          const section = document.querySelector(".section > .wrap");
          const head = document.querySelector(".run-start h1") as Element;
          const run = section
            ? getComputedStyle(section, "::before")
            : getComputedStyle(head, "::after");
          const from = (section ?? head).getBoundingClientRect().left;
          const away = left - from - Number.parseFloat(run.left);
          return !(Math.abs(away) <= 1) ? [`${button.textContent}: ${away} px from the run`] : [];
        }),
      );
      expect(strayEnds, path).toEqual([]);
    }
  });
}
