import { expect, type Page, test, widths } from "../support/browser";
import { formCases } from "../support/form-cases";
import { pagePaths } from "../support/pages";

/** The sizes of the text that is seen, and of what is typed; words of drawings are drawn to their scale. */
const sizesOf = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Map<string, string>();
    const note = (element: Element, text: string) =>
      sizes.set(getComputedStyle(element).fontSize, text.trim().slice(0, 30));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!data.trim() || !parentElement || parentElement.closest("svg, script, style")) continue;
      // Drawn by the letter that stands before it.
      if (parentElement.matches(".curly")) continue;
      if (parentElement.checkVisibility({ checkVisibilityCSS: true })) note(parentElement, data);
    }
    for (const control of document.querySelectorAll("input, select, textarea, button"))
      if (!control.matches("[type=hidden], [type=checkbox], [type=radio]"))
        note(control, control.id);
    return [...sizes];
  });

const sent = formCases.map(({ form, path }) => `${path}?sent=${form}`);

/** Headings that are not of the one size of their level; in a panel beside the text, a section's name is a label. */
const oddHeadings = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("p"));
    const sizeOf = (name: string) => {
      probe.style.fontSize = `var(--text-${name})`;
      return getComputedStyle(probe).fontSize;
    };
    const of: Record<string, string[]> = {
      h1: [sizeOf("display")],
      h2: [sizeOf("statement")],
      h3: [sizeOf("body"), sizeOf("small")],
    };
    probe.remove();
    return Object.entries(of).flatMap(([level, sizes]) =>
      [...document.querySelectorAll(`main ${level}`)]
        .filter((head) => head.checkVisibility() && !head.closest(".panel, nav, [data-sent]"))
        .filter((head) => !sizes.includes(getComputedStyle(head).fontSize))
        .map((head) => `${level} ${head.textContent}`),
    );
  });

for (const width of widths) {
  test(`at ${width} px, every heading has the one size of its level, and no page more than three sizes of type beside that of captions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const faults: unknown[] = [];
    for (const path of [...pagePaths, ...sent, "/blog?q=zzz", "/nothing-here"]) {
      // The guide's page begins a download, which may break off the way to the next page.
      await expect(async () => void (await page.goto(path))).toPass();
      const odd = await oddHeadings(page);
      const sizes = (await sizesOf(page)).filter(([size]) => size !== "15px");
      if (odd.length > 0 || sizes.length > 3) faults.push([path, ...odd, ...sizes]);
    }
    expect(faults).toEqual([]);
  });
}
