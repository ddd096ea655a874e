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
      "We quote extra work before we start it. If it turns out to be bigger than the quote, we stop and ask you.",
    sign: "You never get a bill for work you didn’t approve.",
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
      "Whoever takes your call is responsible for the ticket until it’s fixed, even when someone else does the work.",
    sign: "You only have to explain the problem once.",
    onPaper: "Every page ends with a phone number and an email address.",
  },
  {
    title: "Leave records others can follow",
    behavior:
      "We keep your diagrams, licenses and passwords in records that belong to you, written so that the next engineer can follow them.",
    sign: "If you leave us, you take all of it with you.",
    onPaper: "We explain a technical term the first time we use it.",
  },
];
