import { readFileSync } from "node:fs";
import { expect, test } from "../support/browser";
import { drawingFaults } from "../support/drawing-faults";
import { pagePaths } from "../support/pages";

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
    const found = await page.evaluate(drawingFaults);
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
  const look = ["styles/tokens", "components/drawings/drawing"]
    .map((name) => readFileSync(`app/${name}.css`, "utf8"))
    .join("");
  // What the style sheet calls a theme are properties of the root.
  const style = look.replace("@theme", ":root");
  await page.goto("about:blank");
  const faulty: string[] = [];
  for (const [name, lines] of Object.entries(drawn)) {
    await page.setContent(
      `<style>${style}</style><svg class="drawing" viewBox="0 0 192 144" width="576">${lines}</svg>`,
    );
    const found = await page.evaluate(drawingFaults);
    if (found.length > 0) faulty.push(name);
  }
  expect(faulty).toEqual([
    "a lead that stops short of the bus",
    "a run that begins beside the desk",
    "a door that stands open",
  ]);
});

for (const width of [360, 768, 1280]) {
  test(`the run passes every section without a gap, has a node at each heading, and ends in one, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pagePaths.filter((one) => one !== "/contact")) {
      await page.goto(path);
      const faults = await page.evaluate(() => {
        const sections = [...document.querySelectorAll(".section")];
        const end = sections.findIndex((section) => section.matches(".closing"));
        const size = (of: Element, which: string, side: "top" | "bottom" | "left" | "height") =>
          Number.parseFloat(getComputedStyle(of, which)[side]);
        const found = end < 0 ? ["it has no end"] : [];
        for (const [at, section] of sections.entries()) {
          const wrap = section.querySelector(":scope > .wrap");
          if (!wrap) return [`${section.id} has no room for it`];
          const { top, bottom } = section.getBoundingClientRect();
          const inside = wrap.getBoundingClientRect();
          const heads = section.matches(".closing:not(.flood)")
            ? section.querySelectorAll(".next-tag")
            : section.querySelectorAll(".section-head > h2, .wrap > h2");
          if (at > end) {
            if (getComputedStyle(wrap, "::before").content !== "none")
              found.push(`${section.id}: it goes on`);
            continue;
          }
          for (const head of heads) {
            const node = getComputedStyle(head, "::before");
            if (node.content === "none" || node.backgroundColor === "rgba(0, 0, 0, 0)")
              found.push(`${section.id}: no filled node at ${head.textContent}`);
          }
          const above = inside.top + size(wrap, "::before", "top") - top;
          const ends =
            inside.top + size(wrap, "::before", "top") + size(wrap, "::before", "height");
          if (above > 1) found.push(`${section.id}: begins ${above} px late`);
          if (at < end && bottom - ends > 1) found.push(`${section.id}: ${bottom - ends} px short`);
          const [last] = heads;
          if (at === end && last) {
            const middle =
              last.getBoundingClientRect().top +
              size(last, "::before", "top") +
              size(last, "::before", "height") / 2 +
              Number.parseFloat(getComputedStyle(last, "::before").marginTop);
            if (!(Math.abs(ends - middle) <= 6))
              found.push(`ends ${ends - middle} px from its node`);
          }
        }
        return found;
      });
      expect(faults, path).toEqual([]);
    }
  });
}

test("the contact page's run goes from its headline to the form's heading and ends there", async ({
  page,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    const gaps = await page.evaluate(() => {
      const grid = document.querySelector(".contact-grid");
      const heads = [...document.querySelectorAll("h1, .message h2")];
      if (!grid || heads.length !== 2) throw new Error("no line to measure");
      const line = getComputedStyle(grid, "::before");
      const top = grid.getBoundingClientRect().top + Number.parseFloat(line.top);
      return heads.map((head, at) => {
        const node = getComputedStyle(head, "::before");
        const box = head.getBoundingClientRect();
        const middle = box.top + Number.parseFloat(node.top);
        const across = box.left + Number.parseFloat(node.left) + Number.parseFloat(node.width) / 2;
        const edge = Number.parseFloat(getComputedStyle(grid).paddingLeft);
        const x = grid.getBoundingClientRect().left + edge + Number.parseFloat(line.left);
        return [Math.abs(top + at * Number.parseFloat(line.height) - middle), Math.abs(x - across)];
      });
    });
    // Half a node.
    for (const gap of gaps.flat()) expect(gap, `${width} px`).toBeLessThanOrEqual(6);
  }
});
