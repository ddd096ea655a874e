import { dollars, example, response } from "./facts";

export interface Flag {
  title: string;
  /** Made-up wording that shows the pattern. */
  says: string;
  means: string;
  ask: string;
}

const flags: readonly Flag[] = [
  {
    title: "The term that renews itself",
    says: "“This agreement renews for successive terms of 36 months unless canceled 120 days before expiry.”",
    means: "Miss one date and you have bought three more years.",
    ask: "Twelve months, then month to month with 60 days’ notice.",
  },
  {
    title: "Speed without a number",
    says: "“Provider will use reasonable efforts to respond promptly.”",
    means: "No answer is ever late.",
    ask: `${response.critical} for critical issues, ${response.other} for the rest, and a credit when they are missed.`,
  },
  {
    title: "The fixed fee that moves",
    says: "“Fees may be adjusted from time to time on notice.”",
    means: "Your budget is a guess.",
    ask: "One change a year, a limit in percent, and the right to leave instead.",
  },
  {
    title: "Unlimited, with a footnote",
    says: "“Unlimited support, excluding user error, third-party products and changes.”",
    means: "That is most of the tickets you will ever open.",
    ask: "A closed list of exclusions. What is not on it is included.",
  },
  {
    title: "Keys that are not yours",
    says: "“Credentials, configurations and documentation remain the property of Provider.”",
    means: "You cannot leave without permission.",
    ask: "Yours from the first day, with a current copy in your own vault.",
  },
  {
    title: "A backup, but no restore",
    says: "“Provider will perform daily backups.”",
    means: "Nobody has promised to bring anything back.",
    ask: "A test restore each quarter, and its report: what, how long, how old.",
  },
  {
    title: "Silence about break-ins",
    says: "Nothing. There is no clause at all.",
    means: "You may hear of it from the news.",
    ask: "Notice within a stated number of hours, also when the break-in is theirs.",
  },
  {
    title: "Liability of one month",
    says: "“Liability is limited to the fees paid in the preceding month.”",
    means: `In our example, offer A would owe at most ${dollars(example.offerA * example.users)} for a lost order system.`,
    ask: "Twelve months’ fees at the least, and a certificate of insurance.",
  },
  {
    title: "The toll at the exit",
    says: "“Transition assistance is billed at the rates then in force.”",
    means: "The price of leaving is set after you have decided to leave.",
    ask: "A handover list and 30 days of help, in the fee.",
  },
];

export const contract = {
  lead: "A contract is written by one side. The wording below is ours, made up to show nine patterns that favor that side. Hold your draft against them, mark what matches, and hand the marks to your attorney, whose reading counts and ours does not.",
  labels: { says: "It says", means: "It means", ask: "Ask for" },
  flags,
  closing: {
    title: "How a provider takes the changes is an answer too",
    text: "Nobody grants all nine. A provider who explains which ones it cannot grant, and why, has read its own contract. One who says that nobody else has ever asked has answered question 20.",
  },
} as const;
