import type { PagePath } from "../pages";
import type { Action, Card, Ending, Figure, Lists, Question, SumTableContent } from "../types";

/** A line of a scope table; a column left out is empty. */
export type ScopeRow = {
  item: string;
  fee?: string;
  /** What another service adds, and the page that describes it. */
  added?: Action & { text: string };
} & (
  | { quoted?: undefined; extra?: undefined }
  // `extra` is what is quoted, as a sentence names it: "travel beyond 50 miles".
  | { quoted: string; extra: readonly string[] }
);

interface Heading {
  /** Its anchor. The page's route places it by this name. */
  id: string;
  title: string;
  intro?: string;
}

/** A section of a service page; the page's route decides its place and its look. */
export type Part = Heading &
  (
    | { kind: "cards"; cards: readonly (Card & { link?: Action })[]; links?: readonly Action[] }
    | { kind: "reasons"; lines: readonly string[]; text?: string; button?: Action }
    | { kind: "lists"; lists: Lists; terms?: readonly Card[] }
    | { kind: "steps"; steps: readonly Card[] }
    | { kind: "example"; text: readonly string[]; table: SumTableContent }
    | { kind: "scope"; columns: readonly [string, string]; rows: readonly ScopeRow[] }
    | { kind: "questions"; questions: readonly Question[]; links?: readonly Action[] }
  );

/** The content of a service page. A new service needs one such file and one route. */
export interface ServiceContent {
  path: PagePath;
  /** The whole document title. */
  title: string;
  description: string;
  hero: {
    badge: string;
    title: string;
    /** What the price is counted by, under the headline, and the page's one number if it has a price. */
    figure: { value?: string; label: string };
    text: string;
    actions: readonly Action[];
    /** The text says whom the service is for; otherwise it is whom all services are for. */
    ownClients?: true;
  };
  /** The card on which the drawing's amber run ends. */
  card: readonly [Figure, Figure];
  /** Small print under its two figures. */
  cardNote?: string;
  parts: readonly Part[];
  /** The contact form, or the way to the one on another page. */
  closing: "contact" | (Ending & { also?: Action & { before?: string } });
}
