import { dollars, example, gap, price } from "./facts";

const { people, users, months, offerA, offerB } = example;

export interface WorksheetLine {
  text: string;
  /** How the line is worked out, where it is. */
  sum?: string;
}

interface WorksheetPart {
  title: string;
  lines: readonly WorksheetLine[];
}

const worksheet: readonly WorksheetPart[] = [
  {
    title: "The fee",
    lines: [
      { text: "Users: people with an account or a computer" },
      { text: "Price per user per month" },
      { text: "Fee per month", sum: "line 1 × line 2" },
      { text: "Fee per year", sum: "line 3 × 12" },
    ],
  },
  {
    title: "What the fee leaves out, per year (0 if the contract says it is in)",
    lines: [
      { text: "Onboarding, charged once" },
      { text: "Calls outside office hours" },
      { text: "Visits on site" },
      { text: "Security tools" },
      { text: "Backup storage and restores" },
      { text: "Licenses bought through the provider" },
      { text: "Projects you already know of" },
    ],
  },
  {
    title: "What it comes to",
    lines: [
      { text: "Extras", sum: "lines 5 to 11, added" },
      { text: "First year, all in", sum: "line 4 + line 12" },
      { text: "A later year, if nothing else changes", sum: "line 13 − line 5" },
      { text: "Per user per month, all in", sum: "line 13 ÷ line 1 ÷ 12" },
    ],
  },
];

export const cost = {
  lead: `Expect ${price.text}. A user is a person with an account or a computer, not everybody on the payroll. Count before you ask. The count can move the bill more than the bargaining does.`,
  moves: {
    title: "What moves a quote inside the range",
    down: {
      title: `Toward ${dollars(price.low)}`,
      items: [
        "One site, office hours.",
        "Computers under warranty, all much alike.",
        "Mail and files in the cloud, few servers of your own.",
      ],
    },
    up: {
      title: `Toward ${dollars(price.high)}`,
      items: [
        "Several sites, or a night shift.",
        "Servers you own and cannot do without.",
        "Rules to meet: a customer’s audit, an insurer’s list.",
      ],
    },
    below: `A quote below ${dollars(price.low)} has usually left something out. The worksheet shows you what.`,
  },
  worked: {
    title: "The worked example: one company, four prices",
    text: `A made-up manufacturer has ${people} people. ${people - users} of them work on the floor and sign in to nothing, so it counts ${users} users. Two providers quote: offer A at ${dollars(offerA)}, offer B at ${dollars(offerB)}. The ends of the range stand beside them.`,
    caption: `The fee for ${users} users, in dollars`,
    heads: ["", "Per user", "A month", "A year", `${months} months`],
    rows: [
      { name: "Low end", perUser: price.low },
      { name: "Offer A", perUser: offerA },
      { name: "Offer B", perUser: offerB },
      { name: "High end", perUser: price.high },
    ],
  },
  lesson: {
    title: "The lower price can be the dearer contract",
    paragraphs: [
      `Offer B costs ${dollars(offerB - offerA)} more per user: ${dollars(gap / 12)} a month, ${dollars(gap)} a year. But offer A bills three things apart: calls after hours, visits on site, and restores. If those three come to more than ${dollars(gap)} in a year, offer B is the cheaper contract.`,
      `The price alone cannot tell you that. Last year’s invoices can. Add up what those three cost you, and compare the sum with ${dollars(gap)}. Had the company counted all ${people} people instead of ${users} users, offer B would cost another ${dollars((people - users) * offerB)} a month, for people who never call.`,
    ],
  },
  worksheet: {
    title: "Your worksheet: two offers, one number each",
    text: "Fill in both columns from the written offers, not from the conversation. Where an offer is silent, write a question mark and ask. Line 15 is the number to compare.",
    caption: "Cost worksheet",
    heads: ["Line", "What to write", "Offer A", "Offer B"],
    parts: worksheet,
  },
} as const;
