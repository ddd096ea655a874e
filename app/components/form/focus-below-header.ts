/** Moves the focus to an element and brings its top to where anchors stop, below the fixed header. */
export function focusBelowHeader(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "start" });
}
