import type { Page } from "@playwright/test";

/** What a visitor sees: the text of each element, and the links in them. */
export interface Seen {
  each: string[];
  links: { text: string; to: string }[];
}

/**
 * What a visitor sees of the elements that a selector finds: not what is clipped away, transparent,
 * in something closed, or beside the window. Typographic apostrophes and spaces are read as typed ones.
 */
export const seenIn = (page: Page, selector: string): Promise<Seen> =>
  page.evaluate((within) => {
    const plain = (text: string) =>
      text.replaceAll("’", "'").replaceAll("\u2060", "").replace(/\s+/g, " ").trim();

    /** How much of a box the elements around it leave of it. */
    const left = (box: DOMRect, from: Element | null) => {
      let { left: x, top: y, right, bottom } = box;
      for (let around = from; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, clipPath, position, clip } = getComputedStyle(around);
        if (clipPath.includes("50%") || (position === "absolute" && /rect\(0px/.test(clip)))
          return 0;
        const edge = around.getBoundingClientRect();
        if (overflowX !== "visible")
          [x, right] = [Math.max(x, edge.left), Math.min(right, edge.right)];
        if (overflowY !== "visible")
          [y, bottom] = [Math.max(y, edge.top), Math.min(bottom, edge.bottom)];
      }
      return Math.min(right, innerWidth) - Math.max(x, 0) < 2 || bottom - y < 2 ? 0 : 1;
    };
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    const textOf = (root: Element) => {
      let text = "";
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const { data, parentElement: holder } = walk.currentNode as Text;
        if (!holder || holder.closest("script, style, select") || !shown(holder)) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        // An apostrophe that the style sheet draws.
        const drawn = holder.matches(".curly") || !data.trim();
        if (drawn || left(range.getBoundingClientRect(), holder)) text += data;
      }
      return plain(text);
    };

    const roots = [...document.querySelectorAll(within)].filter(
      (root) => shown(root) && left(root.getBoundingClientRect(), root.parentElement),
    );
    const links = roots.flatMap((root) =>
      [...root.querySelectorAll("a")].flatMap((link) => {
        const text = textOf(link);
        return text ? [{ text, to: link.getAttribute("href") ?? "" }] : [];
      }),
    );
    return { each: roots.map(textOf), links };
  }, selector);
