/**
 * Types of content that several files share. Content never imports components; a component that shows
 * one of these takes the type of its props from here.
 */

/** A link or button: what it says, and the route, anchor or address it leads to. */
export interface Action {
  label: string;
  to: string;
}

/** A short titled paragraph: a benefit, a feature, a step. */
export interface Card {
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** A claim with a number. */
export interface Figure {
  /** As shown, with its unit: "4", "90%". */
  value: string;
  label: string;
  /** What exactly the figure counts. */
  definition: string;
}

export interface NamedList {
  title: string;
  items: readonly string[];
  /** True if these items are not included. */
  not?: boolean;
  /** Where someone for whom the list is no help goes on. */
  link?: Action;
}

/** Two lists to read against each other, and what may be in neither. */
export type Lists = readonly [NamedList, NamedList, ...NamedList[]];

/** A row: its name, then its figures. */
export type SumRow = readonly [string, ...string[]];

/** Columns of figures and their total. */
export interface SumTableContent {
  caption: string;
  columns: SumRow;
  rows: readonly SumRow[];
  total: SumRow;
}

/** A quote with its role only: the specification names no client (specification 3, testimonial). */
export interface Testimonial {
  quote: string;
  author: string;
  title: string;
  /** Whether we wrote it ourselves; if so, its caption says so on every page. */
  illustration: boolean;
}

/** A page's one last call to action. */
export interface Ending {
  title: string;
  text: string;
  button: string;
  to: string;
}
