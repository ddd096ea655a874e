import { price } from "~/config/facts";
import { site } from "~/config/site";
import { expect, test } from "../support/browser";

const [{ slug, street, city }] = site.offices;

test("in a page translated to be read from right to left, phones, prices, addresses and drawings keep their direction", async ({
  page,
}) => {
  for (const [path, wanted] of [
    ["/", [site.phone, street, price.text.split(" ")[0] ?? ""]],
    [`/locations/${slug}`, [site.phone, street]],
    ["/contact", [site.phone, street]],
    ["/about", [site.phone, street]],
    ["/legal", [site.phone, street]],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    const turned = await page.evaluate((words) => {
      const found = new Map(words.map((word) => [word, 0]));
      const faults: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        const word = words.find((one) => data.includes(one));
        if (!word || !parentElement?.checkVisibility()) continue;
        found.set(word, (found.get(word) ?? 0) + 1);
        const range = document.createRange();
        const from = data.indexOf(word);
        /** From where a letter begins; of a line that breaks, only its first part stands in order. */
        const places = [...word].map((_, at) => {
          range.setStart(texts.currentNode, from + at);
          range.setEnd(texts.currentNode, from + at + 1);
          return range.getBoundingClientRect();
        });
        const inOrder = places.every((box, at) => {
          const before = places[at - 1];
          return !before || before.left <= box.left || before.top < box.top;
        });
        if (!inOrder) faults.push(data);
      }
      return [...faults, ...[...found].filter(([, times]) => times === 0).map(String)];
    }, wanted);
    expect([path, ...turned]).toEqual([path]);
  }
  await page.goto(`/locations/${slug}`);
  const place = page.locator(".hero svg text").filter({ hasText: city }).first();
  const left = () => place.evaluate((text) => text.getBoundingClientRect().left);
  const drawing = () =>
    page
      .locator(".hero svg")
      .first()
      .evaluate((svg) => svg.getBoundingClientRect().left);
  const before = (await left()) - (await drawing());
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  expect((await left()) - (await drawing())).toBeCloseTo(before, 0);
});
