/**
 * The shapes of content that more than one file fills in. Content imports no component; a component
 * that shows one of these shapes takes its props' type from here.
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
  /** What its text states in numbers, to be set large: the number with its unit, and what it measures. */
  figures?: readonly { value: string; label: string }[];
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
  /** The items are what is left out. */
  not?: boolean;
}

/** A row's first cell names it; the others are figures. */
export type SumRow = readonly [string, ...string[]];

/** Figures in columns, and their sum. */
export interface SumTable {
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
}

/** The sign of what a brand is bought for; `components/drawings/partner-icon.tsx` draws each. */
export type PartnerIcon =
  | "room"
  | "license"
  | "server"
  | "gate"
  | "branch"
  | "bays"
  | "print"
  | "laptop"
  | "battery"
  | "exchange"
  | "trunk"
  | "keypad"
  | "handset";
