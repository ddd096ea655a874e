import { dollars, example, gap, price } from "./facts";

const { people, users, months, quoteA, quoteB } = example;

export interface WorksheetLine {
  text: string;
  /** How the line is calculated, if it is. */
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
    title: "What the fee leaves out, in the first year (0 if the contract includes it)",
    lines: [
      { text: "Onboarding, charged once" },
      { text: "Projects you already know about, charged once" },
      { text: "After-hours calls" },
      { text: "On-site visits" },
      { text: "Security tools" },
      { text: "Backup storage and restores" },
      { text: "Licenses bought through the provider" },
    ],
  },
  {
    title: "What it adds up to",
    lines: [
      { text: "Extras", sum: "add lines 5 to 11" },
      { text: "First year", sum: "line 4 + line 12" },
      { text: "Each later year, without the one-time costs", sum: "line 13 − line 5 − line 6" },
      {
        text: "Per user per month, over three years",
        sum: "(line 13 + line 14 + line 14) ÷ line 1 ÷ 36",
      },
    ],
  },
];

export const cost = {
  intro: `Expect ${price.text}. A user is ${price.user}, which isn’t everyone on your payroll. Counting carefully can save you more than negotiating will.`,
  moves: {
    title: "What moves the price within the range",
    down: {
      title: `Closer to ${dollars(price.low)}`,
      items: [
        "One office.",
        "Computers that are similar and under warranty.",
        "Email and files in the cloud, with few servers of your own.",
      ],
    },
    up: {
      title: `Closer to ${dollars(price.high)}`,
      items: [
        "Several locations.",
        "Your own servers, which you can’t work without.",
        "Rules to follow, such as HIPAA, a customer’s audit or an insurer’s checklist.",
      ],
    },
    below: `If a quote is below ${dollars(price.low)}, something has probably been left out. The worksheet shows you what.`,
  },
  worked: {
    title: "Example: one company, two quotes",
    text: `A made-up distributor has ${people} people, but ${people - users} of them work in the warehouse and never sign in to a computer, so it has ${users} users. Two providers send quotes: quote A is ${dollars(quoteA)} per user per month, and quote B is ${dollars(quoteB)}.`,
    caption: `The fee for ${users} users, between the two ends of the range`,
    heads: ["", "Per user", "A month", "A year", `${months} months`],
    rows: [
      { name: "Low", perUser: price.low },
      { name: "Quote A", perUser: quoteA },
      { name: "Quote B", perUser: quoteB },
      { name: "High", perUser: price.high },
    ],
  },
  lesson: {
    title: "The lower price can cost you more",
    paragraphs: [
      `Quote B costs ${dollars(quoteB - quoteA)} more per user: ${dollars(gap / 12)} a month, ${dollars(gap)} a year. But quote A charges extra for three things: after-hours calls, on-site visits and restores. If those three add up to more than ${dollars(gap)} a year, quote B is the better deal.`,
      `Last year’s invoices will tell you. Watch the user count, too. If the distributor had counted all ${people} people, quote B would cost another ${dollars((people - users) * quoteB)} a month for people who never use a computer.`,
    ],
  },
  worksheet: {
    title: "Your worksheet: two quotes, one number for each",
    text: "Fill in both columns from the written quotes. If something isn’t mentioned, ask. Line 15 is the number to compare. It spreads one-time costs over three years, so a high setup fee doesn’t decide it. It assumes no increase: compare the contracts’ caps, too.",
    caption: "Cost worksheet",
    heads: ["Line", "What to write", "Quote A", "Quote B"],
    parts: worksheet,
  },
} as const;
