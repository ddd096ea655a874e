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

for (const width of [360, 768, 1280]) {
  test(`the run passes every section of a page without a gap, and reaches the buttons it taps, at ${width} px`, async ({
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
      const strayTaps = await page.evaluate(() =>
        [
          ...document.querySelectorAll(".tap [type=submit], .tap > a:first-child, .run-end"),
        ].flatMap((button) => {
          const line = getComputedStyle(button, "::before");
          const border = Number.parseFloat(getComputedStyle(button).borderLeftWidth);
          const left = button.getBoundingClientRect().left + border + Number.parseFloat(line.left);
          const wrap = button.closest(".wrap") as Element;
          const mark = wrap.appendChild(document.createElement("i"));
          mark.style.cssText = "position: absolute; left: var(--run-x)";
          const run = Number.parseFloat(getComputedStyle(mark).left);
          mark.remove();
          const away = left - wrap.getBoundingClientRect().left - run;
          return !(Math.abs(away) <= 1) ? [`${button.textContent}: ${away} px from the run`] : [];
        }),
      );
      expect(strayTaps, path).toEqual([]);
    }
  });
}
