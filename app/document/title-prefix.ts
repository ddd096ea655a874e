import { createContext, useContext, useEffect } from "react";

/** Where the server collects the prefix for the title of the document it renders. */
export const TitlePrefix = createContext<{ text: string } | undefined>(undefined);

/** The prefixes shown now, the last one first in the title, and the title without them. */
let shown: { text: string }[] = [];
let title = "";

const update = () => {
  document.title = (shown.at(-1)?.text ?? "") + title;
};

/**
 * Puts a text before the page's title for as long as the component is shown, on the server too: the
 * title is the first thing a screen reader says. Without a text it does nothing.
 */
export function useTitlePrefix(text = ""): void {
  const onServer = useContext(TitlePrefix);
  if (onServer && text) onServer.text = text;
  useEffect(() => {
    if (!text) return;
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
}
