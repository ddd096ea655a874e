import { price } from "./facts";

export interface Chapter {
  /** The chapter's anchor in the guide. */
  id: string;
  title: string;
  /** When to use it, in the guide's own contents. */
  when: string;
  /** What a reader takes away, on the landing page. */
  text: string;
}

/** The guide's chapters in order: its own contents and the landing page's list. */
export const chapters: readonly Chapter[] = [
  {
    id: "included",
    title: "What the fee covers, and what it does not",
    when: "Before you ask for a quote.",
    text: "Six parts that belong inside the monthly fee, each with the proof to ask for, and six things that usually stand outside it.",
  },
  {
    id: "cost",
    title: "What it costs: a worksheet",
    when: "Before you ask for a quote, with last year’s invoices beside you.",
    text: `The range is ${price.text}. A worked example, then fifteen lines that turn two offers into two numbers you can compare.`,
  },
  {
    id: "scorecard",
    title: "Twenty questions for a provider",
    when: "In every first meeting, ours included.",
    text: "Each question comes with the answer that earns two points. The total tells you whether to go on, go back or stop.",
  },
  {
    id: "contract",
    title: "Nine clauses to strike out",
    when: "Before you sign.",
    text: "What the clause says, what it means on a bad day, and the sentence to ask for in its place.",
  },
  {
    id: "first-90-days",
    title: "What should happen in the first 90 days",
    when: "After you sign. Pin it to a wall.",
    text: "Four stages. For each: what the provider does, what you do, and the proof that it was done.",
  },
  {
    id: "glossary",
    title: "Glossary: the words you will be sold",
    when: "Whenever a word costs you money.",
    text: "The terms of quotes and contracts, each in words that a finance director can hold a seller to.",
  },
];
