import { expect, type Page } from "@playwright/test";

/** What is wrong with where the focus is: lost to the body, out of the window, or under something else. */
const faultOfFocus = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return "the focus is on nothing";
  const { tagName, id } = element;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const own = [element, ...labels];
  const { top, bottom } = element.getBoundingClientRect();
  const name = `${tagName.toLowerCase()}#${id} "${element.textContent?.slice(0, 30)}"`;
  const inset = 3;
  // What is taller than the room that the page leaves it is seen in part; its top may be under the header.
  const padding = getComputedStyle(document.documentElement);
  const covered = Number.parseFloat(padding.scrollPaddingTop) || 0;
  const room = innerHeight - covered - (Number.parseFloat(padding.scrollPaddingBottom) || 0);
  const seenFrom = bottom - top > room ? covered : 0;
  if (bottom <= inset || top >= innerHeight - inset) return `${name} is out of the window`;
  if (top < 0 && bottom < innerHeight) return `${name} is cut at the top`;
  // A link may take several lines, with other words beside it.
  const lines = [...element.getClientRects()].map((line) => ({
    left: line.left,
    right: line.right,
    top: Math.max(line.top, seenFrom),
    bottom: Math.min(line.bottom, innerHeight),
  }));
  const points = lines
    .filter((line) => line.bottom - line.top > 2 * inset)
    .flatMap((line): [number, number][] => [
      [line.left + inset, line.top + inset],
      [(line.left + line.right) / 2, (line.top + line.bottom) / 2],
      [line.right - inset, line.bottom - inset],
    ]);
  for (const [x, y] of points) {
    const above = document.elementFromPoint(x, y);
    if (!own.some((part) => part.contains(above) || above?.contains(part))) {
      return `${name} is under ${above?.tagName}.${above?.className} at ${Math.round(x)},${Math.round(y)}`;
    }
  }
  return "";
};

/** Expects that what has the focus can be seen (WCAG 2.2, 2.4.11), once scrolling has come to rest. */
export const expectFocusSeen = (page: Page) =>
  expect.poll(() => page.evaluate(faultOfFocus)).toBe("");
