import { useEffect } from "react";

/** The prefixes in use, of which the last is shown, and the title without one. */
let prefixes: { text: string }[] = [];
let title = "";

const update = () => {
  document.title = (prefixes.at(-1)?.text ?? "") + title;
};

/**
 * Puts a text before the page's title while the component is mounted: the title is the first thing a screen reader
 * says. Returns the attribute in which the server finds it (`document/assemble-document.ts`).
 */
export function useTitlePrefix(text: string) {
  useEffect(() => {
    if (prefixes.length === 0) {
      // The server may have put it there already.
      title = document.title.startsWith(text) ? document.title.slice(text.length) : document.title;
    }
    const one = { text };
    prefixes = [...prefixes, one];
    update();
    return () => {
      prefixes = prefixes.filter((other) => other !== one);
      update();
    };
  }, [text]);
  return { "data-title-prefix": text };
}
