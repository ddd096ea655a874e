import type { Action, Card, Figure, NamedList, Question, SumTable } from "../types";

/** A line of a scope table; a column left out is empty. */
export interface ScopeRow {
  item: string;
  fee?: string;
  quoted?: string;
  /** What another service adds, and the page that describes it. */
  added?: Action & { text: string };
}

interface Heading {
  /** Its anchor, by which the page's route gives it a place. */
  id: string;
  title: string;
  lead?: string;
}

/** A section of a service page; the page's route decides where it stands and how it looks. */
export type Part = Heading &
  (
    | { kind: "cards"; cards: readonly Card[]; links?: readonly Action[] }
    | { kind: "reasons"; cards: readonly Card[]; button: Action }
    | { kind: "lists"; lists: readonly [NamedList, NamedList] }
    | { kind: "steps"; steps: readonly Card[] }
    | { kind: "example"; text: readonly string[]; table: SumTable }
    | { kind: "scope"; columns: readonly [string, string, string]; rows: readonly ScopeRow[] }
    | { kind: "questions"; questions: readonly Question[] }
  );

/** Everything a service page says. Adding a service is one such file and one route. */
export interface ServicePage {
  path: string;
  /** The whole document title. */
  title: string;
  description: string;
  hero: { badge: string; title: string; text: string; actions: readonly Action[] };
  /** The card on which the drawing's amber run ends. */
  card: readonly [Figure, Figure];
  /** Small print under its two figures. */
  cardNote?: string;
  parts: readonly Part[];
  /** The contact form, or a band that leads to the one on another page. */
  closing: "contact" | { id?: string; title: string; text: string; button: string; to: string };
}
