export interface Stage {
  days: string;
  title: string;
  provider: string;
  you: string;
  proof: string;
}

const stages: readonly Stage[] = [
  {
    days: "Days 1-7",
    title: "Take over and open the help desk",
    provider:
      "Takes over the administrator accounts while the old provider is still reachable, lists every device and account, and takes its first calls from your people.",
    you: "Name one person who makes decisions. Give everyone the help desk’s number and the day to start using it.",
    proof:
      "Calls are answered, and the device list matches yours or every difference is explained.",
  },
  {
    days: "Days 8-30",
    title: "Close the gaps",
    provider:
      "Starts monitoring, turns on MFA for every account, catches up on updates, and runs the first test restore.",
    you: "Sign off on the list of former employees whose accounts will be closed.",
    proof:
      "Any account without MFA is on a list, with the reason, and you’ve watched a file being restored.",
  },
  {
    days: "Days 31-60",
    title: "Fix what keeps breaking",
    provider:
      "Sorts the first month’s tickets by cause, fixes the three most common causes, and draws a diagram of your network.",
    you: "Join one 30-minute review. Bring the two things that still annoy people.",
    proof: "You have the diagram, and those three problems come up less often.",
  },
  {
    days: "Days 61-90",
    title: "Plan the year",
    provider: "Writes a 12-month plan with dates and costs, and marks what can wait.",
    you: "Decide what to fund and what to postpone. Put both in writing.",
    proof: "A plan you’ve agreed to, and 90 days of response times compared with the contract.",
  },
];

export const firstDays = {
  intro:
    "Attach these four stages to the contract, or use the provider’s plan if every stage ends with something you can see.",
  labels: { provider: "The provider", you: "You", proof: "Proof" },
  stages,
  slip: {
    title: "If a stage runs late",
    text: "One item two weeks late is normal. If two items are four weeks late, ask for new dates in writing and check your notice period the same day. At day 90, fill in the scorecard again. The total shouldn’t drop.",
  },
} as const;
