import { useEffect } from "react";

/** The prefixes shown now, the last one first in the title, and the title without them. */
let shown: { text: string }[] = [];
let title = "";

const update = () => {
  document.title = (shown.at(-1)?.text ?? "") + title;
};

/**
 * Puts a text before the page's title for as long as the component is shown: the title is the first thing a screen
 * reader says. Returns the attribute by which the server finds it (`document/head.ts`).
 */
export function useTitlePrefix(text: string) {
  useEffect(() => {
    if (shown.length === 0) {
      // The server may have put it there already.
      title = document.title.startsWith(text) ? document.title.slice(text.length) : document.title;
    }
    const one = { text };
    shown = [...shown, one];
    update();
    return () => {
      shown = shown.filter((other) => other !== one);
      update();
    };
  }, [text]);
  return { "data-title-prefix": text };
}
