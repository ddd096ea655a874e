import { createElement, type ReactNode } from "react";

/** React compares nothing inside an element that has inner HTML of its own. */
const leftAlone = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };

/**
 * Markup that only the server renders. In the browser React leaves it unchanged, and neither its code
 * nor its words are in any script, so that entering a form loads that form's code only. Whatever needs
 * a script stands outside. The condition has to be written in the children, where the bundler sees it:
 * `<ServerMarkup>{import.meta.env.SSR && <Hero />}</ServerMarkup>`.
 */
export const ServerMarkup = ({ children }: { children: ReactNode }) =>
  import.meta.env.SSR
    ? createElement("server-markup", null, children)
    : createElement("server-markup", leftAlone);
