export interface Stage {
  days: string;
  title: string;
  provider: string;
  you: string;
  proof: string;
}

const stages: readonly Stage[] = [
  {
    days: "Days 1–7",
    title: "Keys and a count",
    provider:
      "Takes over the administrator accounts while the old provider can still be asked, starts monitoring, and lists every device and account.",
    you: "Name one person who decides. Tell everybody the number to call, and from which day.",
    proof: "The count agrees with your own list, or the difference is explained line by line.",
  },
  {
    days: "Days 8–30",
    title: "Close the open doors",
    provider:
      "Puts a second sign-in step on every account, catches up on updates, removes the accounts of people who left, and runs the first test restore.",
    you: "Sign the list of leavers. Put up with ten more seconds at sign-in, and say so from the top.",
    proof: "No account without a second step, and a file brought back while you watch.",
  },
  {
    days: "Days 31–60",
    title: "Fix what repeats",
    provider:
      "Sorts the first month’s tickets by cause, removes the three most frequent causes, and draws the network as it is.",
    you: "Sit in one review of 30 minutes. Bring the two things that still annoy people.",
    proof: "Fewer repeated tickets than in the month before, and the drawing in your vault.",
  },
  {
    days: "Days 61–90",
    title: "Plan the year",
    provider:
      "Writes a plan of twelve months with dates and costs, and marks what can wait and what cannot.",
    you: "Decide what is funded and what is not. Write both down.",
    proof:
      "The plan, signed by both sides, and 90 days of response times set against the contract.",
  },
];

export const firstDays = {
  lead: "A good start looks slow for a week and fast after that. Attach these four stages to the contract, or the provider’s own, as long as every stage ends in something you can see.",
  labels: { provider: "The provider", you: "You", proof: "Proof" },
  stages,
  slip: {
    title: "When a stage slips",
    text: "Two weeks late on one line is life. Four weeks late on two lines is a pattern: ask for new dates in writing, and read your notice clause the same day. At day 90, fill in the scorecard again. The total should not be lower than on the day you signed.",
  },
} as const;
