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
