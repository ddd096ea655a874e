import { site } from "~/config/site";
import type { ServicePage } from "./shape";

/** Specification 2, IT Consulting. */
export const itConsulting: ServicePage = {
  path: "/services/it-consulting",
  title: `IT Consulting | ${site.brand}`,
  description:
    "Strategic IT consulting: an assessment, a strategy and a three-year roadmap with dates, costs and owners, written for those who approve the budget.",
  hero: {
    badge: "IT Consulting",
    title: "Three years of IT, with dates and costs",
    text: "We look at what you have, agree what it should become, and put the steps in order: what to replace this year, what can wait, and what to stop paying for. Carry it out with us or with anyone else.",
    actions: [
      { label: "Contact Us", to: "#contact" },
      { label: "See a Worked Example", to: "#example" },
    ],
  },
  card: [
    {
      value: "3",
      label: "Years ahead",
      definition: "quarter by quarter, a cost and an owner for each item",
    },
    {
      value: "4",
      label: "Reviews a year",
      definition: "what is done, what slipped, what moves",
    },
  ],
  parts: [
    {
      kind: "steps",
      title: "The roadmap has three steps, and each leaves something on paper",
      steps: [
        {
          title: "Assessment",
          text: "We list systems, contracts and risks, and talk to the people who use them. You get a drawing of what you have.",
        },
        {
          title: "Strategy Development",
          text: "You say where the business is going. We set out two or three ways for IT to follow, with the cost of each. You get a choice.",
        },
        {
          title: "Implementation",
          text: "The choice becomes projects with dates, owners and budgets. You get a handover for each one, checked and signed.",
        },
      ],
    },
    {
      kind: "cards",
      title: "Six services, each the answer to a question",
      cards: [
        {
          title: "Technology Assessment",
          text: "What do we have, in what condition, and who would notice if it stopped?",
        },
        {
          title: "IT Budget Planning",
          text: "What will we spend in each of three years, and which quarter is the heavy one?",
        },
        {
          title: "Vendor & Contract Review",
          text: "Which renewals are coming, and what do we pay for that nobody opens?",
        },
        {
          title: "Security & Compliance Review",
          text: "Can we answer our insurer’s and our customers’ questionnaires truthfully?",
        },
        {
          title: "Cloud Readiness",
          text: "Which systems should move, which should stay, and in what order?",
        },
        {
          title: "Project Leadership",
          text: "Who runs the new ERP or the office move while our own people do their jobs?",
        },
      ],
    },
    {
      kind: "lists",
      title: "You get a plan that any competent firm could carry out",
      lists: [
        {
          title: "Included",
          items: [
            "Interviews with managers and with daily users",
            "A drawing of systems, contracts and what depends on what",
            "A three-year roadmap with dates, costs and owners",
            "A budget sheet your finance team can edit",
            "One presentation to your owners or board",
          ],
        },
        {
          title: "Not included",
          not: true,
          items: [
            "Purchases: the list names what you need, you choose the seller",
            "The daily running of IT: that is Managed IT Services",
            "Formal audits: those need an independent auditor",
            "Projects you have not approved one by one",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "The first 30 days: a draft with numbers in it",
      steps: [
        {
          title: "Days 1–10: ask",
          text: "Eight to ten conversations, from the owner to the night shift.",
        },
        {
          title: "Days 11–18: count",
          text: "Devices, licenses, contracts and their end dates go onto one sheet.",
        },
        {
          title: "Days 19–25: sort",
          text: "Every line is marked: fix now, plan, leave alone or stop.",
        },
        {
          title: "Days 26–30: show",
          text: "You get the draft, and two hours to take it apart with us.",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: "Example: 60 laptops, 20 a year, and no year with 34",
      text: [
        "A 60-person firm buys laptops when they turn five. Sorted by age, 34 of the 60 come due in the same year.",
        "The roadmap takes 12 of those a year early and lets two wait a year. That makes 8 + 12 in the first, 34 − 12 − 2 in the second and 18 + 2 in the third: 20 each time, and the same 60 machines.",
        "The same count finds 74 paid licenses for 60 people. Fourteen stop at the next renewal.",
      ],
      table: {
        caption: "Worked example: laptops to buy",
        columns: ["Year", "As they age", "As planned"],
        rows: [
          ["First", "8", "20"],
          ["Second", "34", "20"],
          ["Third", "18", "20"],
        ],
        total: ["Three years", "60", "60"],
      },
    },
    {
      kind: "reasons",
      title: "What the plan is worth after the meeting",
      cards: [
        {
          title: "Budgets Without Surprises",
          text: "The end of a warranty is known years ahead. It belongs in a budget, not in an urgent e-mail.",
        },
        {
          title: "Decisions on One Page",
          text: "Each choice shows its cost, its risk, and what happens if you do nothing.",
        },
        {
          title: "Waste Found First",
          text: "Licenses nobody opens and lines nobody uses. Stopping is the cheapest project there is.",
        },
        {
          title: "A Plan That Outlasts People",
          text: "The reasons are written down. The next manager, or the next provider, can carry on.",
        },
      ],
      button: { label: "Start With a Conversation", to: "#contact" },
    },
  ],
  closing: "contact",
};
