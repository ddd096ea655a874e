import { expect, test } from "../support/browser";
import { lostRules } from "../support/lost-rules";
import { pagePaths } from "../support/pages";

test("a finished page has every rule of the style sheet that fits something on it", async ({
  page,
  request,
}) => {
  const drawnForOne = await (await request.get("/nope")).text();
  const lost: Record<string, string[]> = {};
  for (const path of pagePaths) {
    await page.goto(path);
    const rules = await lostRules(page, drawnForOne);
    if (rules.length > 0) lost[path] = rules;
  }
  expect(lost).toEqual({});
});
