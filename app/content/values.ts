/** A core value, written as something you can watch us do or fail to do. */
export interface Value {
  title: string;
  /** What we do. */
  behavior: string;
  /** How a client can tell. */
  sign: string;
  /** The same value in what we write and draw. */
  onPaper: string;
}

/** Four core values (specification 2, About and Brand guidelines). */
export const values: readonly Value[] = [
  {
    title: "Say the price first",
    behavior:
      "We quote before we touch anything. If the work turns out larger than the quote, we stop and ask.",
    sign: "An hour you did not approve is not on the invoice.",
    onPaper: "A count, a price or a date stands in the first paragraph.",
  },
  {
    title: "Draw it before you change it",
    behavior:
      "No change starts without a drawing of what is there now, a way back, and a name beside the decision to use it.",
    sign: "You can ask for the drawing of your own network, and it is dated.",
    onPaper: "A drawing or an example comes before an adjective.",
  },
  {
    title: "Stay on the line",
    behavior:
      "Whoever takes your call keeps the ticket until the thing works, also when someone else makes the repair.",
    sign: "You explain the fault once.",
    onPaper: "Every page ends with a person to write to or a number to call.",
  },
  {
    title: "Leave it readable",
    behavior:
      "Diagrams, licenses and passwords are kept in your records, in words the next engineer can follow.",
    sign: "If you leave us, you leave with the complete set.",
    onPaper: "A term of the trade is explained where it first appears.",
  },
];
