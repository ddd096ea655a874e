import { counted } from "~/lib/counted";
import { capitalized } from "../facts";
import { laptopYears } from "./laptop-years";

const { level, all, planned, early, late, costs } = laptopYears;

/** The clinic of the example: a laptop for each of its people. */
export const licenses = { paid: 58, people: all, spare: 58 - all } as const;

/** IT consulting: one page of the plan in the worked example. Each mark belongs to one of the four notes. */
export const planPage = {
  level,
  years: planned.map(({ name }) => name),
  kind: "Sample page",
  title: "Three-year plan: laptops and licenses",
  timeline: {
    draft: "Draft, day 30",
    laptops: "Laptops to replace",
    reviews: "A review every quarter",
    said: `Each year, ${level} laptops are replaced. A draft on day 30, then a review every quarter.`,
  },
  decision: {
    mark: "Plan for",
    title: "Replace a third of the laptops each year",
    facts: [
      { name: "What it costs", text: `${costs.all} in three equal parts` },
      {
        name: "The trade-off",
        text: `${capitalized(counted(early, "laptop"))} bought a year early`,
      },
      { name: "What it risks", text: `${capitalized(counted(late, "laptop"))} kept a year longer` },
      { name: "If you do nothing", text: `${costs.due} in the second year` },
    ],
  },
  waste: {
    mark: "Stop",
    title: `${licenses.spare} of ${licenses.paid} licenses`,
    text: `${licenses.people} people need ${licenses.people}. The rest end at the next renewal.`,
  },
  reason: {
    mark: "Why",
    text: "A laptop lasts the clinic five years. Bought together, they wear out together.",
  },
} as const;
