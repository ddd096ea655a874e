/** A sentence of the specification, and how a visitor sees that it holds. */
export interface Line {
  /** Its words, or as many of them as tell it apart. */
  sentence: string;
  /** Where on the page; its main part unless it says otherwise. */
  within?: string;
  /** Words in the order in which they are seen. */
  shows?: readonly string[];
  /** Links that are seen, each by its words or their beginning, and where it leads. */
  links?: readonly (readonly [text: string, to: string])[];
  /** What is seen of each element that the selector finds, in order. */
  each?: readonly [selector: string, texts: readonly string[]];
  /** How many elements are seen. */
  count?: readonly (readonly [selector: string, number: number])[];
  /** Pressed before anything is read. */
  press?: string;
  /** The one width at which it is promised. */
  at?: 360 | 1280;
  /** The test that holds it, in another file. */
  heldBy?: readonly [file: string, title: string];
}

/** A page and the sentences about it. */
export interface Sheet {
  path: string;
  /** The title where the specification knows one. */
  title?: string;
  lines: readonly Line[];
}
