import { createElement, type ReactNode } from "react";

const keepAsItIs = { __html: "" };

/**
 * Markup that only the server renders. In the browser React leaves it as it came, and neither its code
 * nor its words are in any script, so that entering a form costs the form alone. What does anything with
 * a script stands outside. The children have to name the condition themselves, for the bundler to see it:
 * `<ServerMarkup>{import.meta.env.SSR && <Hero />}</ServerMarkup>`.
 */
export const ServerMarkup = ({ children }: { children: ReactNode }) =>
  import.meta.env.SSR
    ? createElement("server-markup", null, children)
    : createElement("server-markup", {
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: keepAsItIs,
      });
