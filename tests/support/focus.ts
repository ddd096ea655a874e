import type { Page } from "@playwright/test";

/**
 * What is wrong with the place of the focus, or "": it is nowhere, outside the window, or something lies
 * over it (WCAG 2.2, 2.4.11).
 */
export const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing has the focus";
    const name = `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`;
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const box = focused.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const y = box.top + Math.min(box.height / 2, 20);
    if (y < 0 || y > innerHeight || box.right < 1 || box.left > innerWidth - 1)
      return `${name} is outside the window at ${Math.round(box.left)}, ${Math.round(y)}`;
    const shown = document.elementFromPoint(x, y);
    const seen = [focused, ...labels].some((one) => one.contains(shown) || shown?.contains(one));
    return seen ? "" : `${name} lies under ${shown?.outerHTML.slice(0, 80)}`;
  });
