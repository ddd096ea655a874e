/** A core value, written as something you can watch us do or fail to do. */
export interface Value {
  title: string;
  /** What we do. */
  behavior: string;
  /** How a client can tell. */
  sign: string;
  /** The same value applied to writing and design. */
  onPaper: string;
}

/** Four core values (specification 2, About and Brand guidelines). */
export const values: readonly Value[] = [
  {
    title: "Give the price first",
    behavior:
      "You see the price in writing before we start. If the work turns out to be bigger, we stop and ask you.",
    sign: "We quote extra work and wait for your yes.",
    onPaper: "The home page and the Managed IT page give the price in their first two screens.",
  },
  {
    title: "Document before you change",
    behavior:
      "Before we change something important, we write down what’s there now and how to roll it back.",
    sign: "Pick any important change, and ask for the note we wrote before it.",
    onPaper: "We show a drawing or an example before we use an adjective.",
  },
  {
    title: "Stay until it works",
    behavior:
      "Whoever takes your call stays responsible, even when someone else does the work. You explain the problem once.",
    sign: "One person owns your ticket until it’s fixed.",
    onPaper: "Every page ends with a phone number and an email address.",
  },
  {
    title: "Leave records others can follow",
    behavior:
      "We keep your diagrams, licenses and passwords in records that belong to you, written so that the next engineer can follow them.",
    sign: "Your records and passwords go with you.",
    onPaper: "We explain a technical term the first time we use it.",
  },
];
