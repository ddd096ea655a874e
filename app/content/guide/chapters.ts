import { countPhrase } from "~/lib/number-words";
import { price } from "./facts";
import { included } from "./included";

export interface Chapter {
  /** The chapter's anchor in the guide. */
  id: string;
  title: string;
  /** When to use it; shown in the guide's table of contents. */
  when: string;
  /** What a reader takes away, on the landing page. */
  text: string;
}

/** The guide's chapters in order: its own contents and the landing page's list. */
export const chapters: readonly Chapter[] = [
  {
    id: "included",
    title: "What the fee covers, and what it doesn’t",
    when: "Read this before you ask for a quote.",
    text: `Six services that belong in the monthly fee, and ${countPhrase(included.outside.items.length, "thing")} that usually cost extra.`,
  },
  {
    id: "cost",
    title: "What it costs: a worksheet",
    when: "Use this when you have two quotes, with last year’s IT invoices next to you.",
    text: `Expect ${price.text}. The worksheet turns two quotes into two numbers you can compare.`,
  },
  {
    id: "scorecard",
    title: "Twenty questions to ask a provider",
    when: "Use this in every first meeting, including ours.",
    text: "People, service, security, proof, cost and exit. Each question comes with the answer that earns 2 points.",
  },
  {
    id: "contract",
    title: "Nine contract problems to avoid",
    when: "Read this before you sign.",
    text: "What each clause could cost you, and what to ask for instead.",
  },
  {
    id: "first-90-days",
    title: "What should happen in the first 90 days",
    when: "Use this after you sign.",
    text: "What the provider does, what you do and how you’ll know it’s done.",
  },
  {
    id: "glossary",
    title: "Glossary: terms you’ll see in quotes",
    when: "Look things up as you go.",
    text: "The terms in quotes and contracts, explained in plain words.",
  },
];
