import { site } from "~/config/site";
import { laptopYears } from "../service-figures/laptop-years";
import type { ServiceContent } from "./shape";

const { level, due, costs } = laptopYears;

/** Specification 2, IT Consulting. */
export const itConsulting: ServiceContent = {
  path: "/services/it-consulting",
  title: `IT Consulting: A Three-Year Plan & Budget | ${site.brand}`,
  description:
    "An assessment, a strategy and a three-year IT roadmap with dates, costs and owners, clear enough for your partners or board to act on.",
  hero: {
    badge: "IT Consulting",
    title: "A three-year plan for IT, with dates and costs",
    text: "We look at what you have and where the business is going, then write down what to replace this year, what can wait and what to stop paying for. Have us do the work, or take the plan to anyone you like.",
    figure: { label: "One price for the plan" },
    actions: [
      { label: "Contact Us", to: "#contact" },
      { label: "What’s Included", to: "#included" },
    ],
  },
  card: [
    {
      value: "30 days",
      label: "To a draft",
      definition: "then a review every quarter",
    },
    {
      value: "8-10",
      label: "Conversations",
      definition: "from the owner to the front desk",
    },
  ],
  parts: [
    {
      kind: "cards",
      id: "services",
      title: "Six services, and the question each one answers",
      cards: [
        {
          title: "Technology Assessment",
          text: "What do we have, what shape is it in, and who would notice if it stopped?",
        },
        {
          title: "IT Budget Planning",
          text: "What will we spend in each of the next three years, and which quarter is the big one?",
        },
        {
          title: "Vendor & Contract Review",
          text: "Which renewals are coming up, and what are we paying for that nobody uses?",
        },
        {
          title: "Security & Compliance Review",
          text: "Can we honestly answer the questionnaires from our insurer and our biggest customer?",
        },
        {
          title: "Cloud Readiness",
          text: "Which systems should move, which should stay, and in what order?",
        },
        {
          title: "Project Leadership",
          text: "Who runs the new billing system or the office move while our people do their jobs?",
        },
      ],
    },
    {
      kind: "lists",
      id: "included",
      title: "You get a plan that any good provider could carry out",
      lists: [
        {
          title: "Included",
          items: [
            "A written price for the plan before we start",
            "Interviews with managers and with the people who do the work",
            "A diagram of systems, contracts and what depends on what",
            "A three-year roadmap with dates, costs and owners",
            "A budget spreadsheet you can edit",
            "One presentation to your partners, owners or board",
            "A review every quarter (with Managed IT, part of your quarterly review)",
          ],
        },
        {
          title: "Not included",
          not: true,
          items: [
            "Purchases: the plan says what you need, and you choose the seller",
            "Running your IT day to day: that’s Managed IT Services",
            "Formal audits: those need an independent auditor",
            "The projects in the plan: we quote each one before you approve it",
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "first-30-days",
      title: "Three steps, and a draft by day 30",
      steps: [
        {
          title: "Assessment",
          text: "Days 1-18: 8-10 conversations, from the owner to the front desk. Devices, licenses, contracts and risks go into one list.",
        },
        {
          title: "Strategy Development",
          text: "Days 19-30: Every line gets a mark: fix now, plan for, leave alone or stop. You get two or three ways forward, with their costs.",
        },
        {
          title: "Implementation",
          text: "After day 30: Your choice becomes projects with dates, owners and budgets. You sign off on each one when it’s done.",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: `Example: a clinic buys ${level} laptops a year instead of ${due} at once`,
      text: [
        `At an assumed ${costs.laptop} a laptop, three years cost ${costs.all} either way. By age, more than half of it comes due in one year.`,
      ],
      table: laptopYears.table,
    },
    {
      kind: "reasons",
      id: "gains",
      title: "What a written plan does for you",
      lines: [
        "No budget surprises",
        "Decisions on one page",
        "Waste found first",
        "A plan that outlasts people",
      ],
      text: "For each choice you see what it costs, what it risks and what happens if you do nothing.",
      button: { label: "Start With a Conversation", to: "#contact" },
    },
  ],
  closing: "contact",
};
