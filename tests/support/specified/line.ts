/** How a visitor sees that a sentence of the specification holds. */
export interface Line {
  /** Where on the page; its main part unless it says otherwise. */
  within?: string;
  /** Words in the order in which they are seen, with " … " between them. */
  shows?: string | readonly string[];
  /** Links that are seen, each by its words or their beginning, and where it leads: "Contact Us → /contact". */
  links?: readonly string[];
  /** What is seen of each element that the selector finds, in order. */
  each?: readonly [selector: string, texts: readonly string[]];
  /** How many elements are seen, by their selectors. */
  count?: Record<string, number>;
  /** Pressed before anything is read. */
  press?: string;
  /** The one width at which it is promised. */
  at?: 360 | 1280;
}

/** Sentences of the specification, by their words, or as many of them as tell each apart. */
export type Lines = Record<string, Line>;

/** A page and the sentences about it. */
export interface Sheet {
  path: string;
  /** The title where the specification knows one. */
  title?: string;
  lines: Lines;
}
