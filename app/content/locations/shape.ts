import type { Coordinates, Miles } from "~/lib/geography";
import type { PagePath } from "../pages";
import type { Question } from "../types";

/**
 * Where a place's name is drawn beside its node; `nudge` shifts it, in drawing units.
 */
export interface Label {
  side: "left" | "right" | "above" | "below";
  nudge?: readonly [right: number, down: number];
  /** Outside the ring, with its distance: it lies within. */
  outside?: true;
}

export interface Neighbor extends Coordinates {
  name: string;
  label: Label;
}

/** Points in miles, "east,north east,north", with every stroke at 0, 45 or 90 degrees. */
type MapLine = string;

/** What the ring map draws, measured from the office. */
export interface MapPlan {
  neighbors: readonly Neighbor[];
  interstates: readonly MapLine[];
  roads: readonly MapLine[];
  rivers: readonly MapLine[];
  water: readonly MapLine[];
  /** The drive of the page's example, drawn heavy, from the office to the place with the problem. */
  run: MapLine;
  /** How long that drive is, and where the map begins to say so. */
  drive: { text: string; at: Miles };
  /** Where the office's own name stands on the map. */
  office: Label;
}

interface LocalService {
  /** A service page. */
  to: PagePath;
  text: string;
}

/** What keeps a company at work, as nodes on one line, or `numbered`; `open` draws a node hollow. */
interface Circuit {
  title: string;
  rows: readonly { what: string; how: string; open?: true }[];
  numbered?: true;
  legend?: string;
}

/** The words of a location page (specification 3, location page properties, content). */
export interface LocationContent {
  /** A few words above the headline. */
  role: string;
  headline: string;
  /** For the description in search results, 110 to 160 characters. */
  summary: string;
  intro: string;
  /** Completes the heading "Questions we hear in ...". */
  region: string;
  /** What a visitor here asks first: what stops work, or what the company does. */
  first: "area" | "services";
  services: { title: string; intro: string; list: readonly LocalService[] };
  aboutArea: { title: string; paragraphs: readonly string[]; circuit?: Circuit };
  example: {
    title: string;
    intro: string;
    steps: readonly { title: string; text: string }[];
    /** The part of the day after a step that is spent on the road, and what its minutes and the rest's are for. */
    drive?: { step: number; minutes: number; what: string; rest: string };
    /** What works again, one line each, from which step on. */
    lanes?: { legend: string; rows: readonly { name: string; from: number }[] };
  };
  visit: string;
  contact: { title: string; intro: string };
  /** Without one, the page shows the default. */
  testimonial?: LocalTestimonial;
  questions: readonly [Question, Question, Question];
}

export interface LocalTestimonial {
  quote: string;
  author: string;
  company: string;
  /** Whether we wrote it ourselves; if so, its caption says so. */
  illustration: boolean;
}

/** What the page of one office says and what its map draws. The file is named after the office's slug. */
export interface LocationEntry {
  /** On the home page. */
  card: { role: string; text: string };
  content: LocationContent;
  map: MapPlan;
}
