/** The part of the browser's API that is used here. */
interface TrustedTypes {
  createPolicy(name: "default", rules: { createHTML(text: string): string | null }): unknown;
}

/** How React makes a script element that will not run. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Decides which strings may become markup under `require-trusted-types-for`: the one that React needs
 * when it has to draw a part of the document again, because an extension has changed it, and text that
 * holds no tag. Without this rule the page would be empty then.
 */
export function allowOwnMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes("<") ? text : null),
  });
}
