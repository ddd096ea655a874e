import { createContext, useContext, useEffect } from "react";

/** Where the server collects the prefix for the title of the document it renders. */
export const TitlePrefix = createContext<{ text: string } | undefined>(undefined);

/** The current prefix, and the title without it. */
let shown: string[] = [];
let title = "";

const update = () => {
  document.title = (shown.at(-1) ?? "") + title;
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
    shown = [...shown, text];
    update();
    return () => {
      shown = shown.toSpliced(shown.lastIndexOf(text), 1);
      update();
    };
  }, [text]);
}
