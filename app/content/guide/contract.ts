import { handoverDays } from "~/config/facts";
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
    title: "The contract renews itself",
    says: "“This agreement renews for successive terms of 36 months unless canceled 120 days before expiration.”",
    means: "Miss one date, and you’ve bought three more years.",
    ask: "A 12-month term, then month to month with 60 days’ notice.",
  },
  {
    title: "Response times without a number",
    says: "“Provider will use reasonable efforts to respond promptly.”",
    means: "There’s no deadline, so no response can be late.",
    ask: `${response.critical} for critical issues, ${response.other} for everything else, and a credit when they’re missed.`,
  },
  {
    title: "A fixed fee that can change anytime",
    says: "“Fees may be adjusted from time to time on notice.”",
    means: "You can’t budget for it.",
    ask: "One increase a year at most, capped at a set percentage, and the right to leave if you don’t accept it.",
  },
  {
    title: "“Unlimited” support with exceptions",
    says: "“Unlimited support, excluding user error, third-party products and changes.”",
    means: "Those exceptions could cover most of the tickets your people open.",
    ask: "A complete list of exclusions. If it isn’t on the list, it’s included.",
  },
  {
    title: "Passwords that aren’t yours",
    says: "“Credentials, configurations and documentation remain the property of Provider.”",
    means: "You can’t leave unless they cooperate.",
    ask: "Ownership from the first day, and a current copy in your own vault.",
  },
  {
    title: "Backups without restores",
    says: "“Provider will perform daily backups.”",
    means: "No one has promised to bring anything back.",
    ask: "Regular test restores, with a report on what was restored, how long it took, and how old the data was.",
  },
  {
    title: "Nothing about break-ins or subcontractors",
    says: "Nothing. The contract doesn’t mention either.",
    means: "You might learn from the news that a company you’ve never heard of lost your data.",
    ask: "Notice within a set number of hours, and the same security rules for every subcontractor.",
  },
  {
    title: "Liability limited to one month",
    says: "“Liability is limited to the fees paid in the preceding month.”",
    means: `In our example, the provider behind quote A would owe at most ${dollars(example.quoteA * example.users)}, even if you lost your order system.`,
    ask: "At least 12 months’ fees, a higher limit for data breaches, and insurance that covers it.",
  },
  {
    title: "Extra charges when you leave",
    says: "“Transition assistance is billed at then-current rates.”",
    means: "You find out what leaving costs after you’ve decided to go.",
    ask: `A handover list and ${handoverDays} days of help, included in the fee.`,
  },
];

export const contract = {
  intro:
    "We made up the wording below to show nine common patterns. Mark what matches in your draft, and show your attorney. This isn’t legal advice.",
  labels: { says: "It says", means: "It means", ask: "Ask for" },
  flags,
  closing: {
    title: "Watch how the provider reacts",
    text: "You probably won’t get all nine changes. A provider that explains which ones it can’t accept, and why, has thought about its contract.",
  },
} as const;
