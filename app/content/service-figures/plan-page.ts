import { laptopYears } from "./laptop-years";

const { level, aged, planned } = laptopYears;
const [early, due, late] = [planned[0].moved, aged[1].stay + aged[1].moved, planned[2].moved];
const licenses = { paid: 74, people: 60 };

/** IT consulting: one page of the plan that the worked example leads to. Its marks are those of the four notes beside it. */
export const planPage = {
  level,
  years: planned.map(({ name }) => name),
  kind: "Sample page",
  title: "Three-year plan: laptops and licenses",
  timeline: {
    draft: "Draft, day 30",
    laptops: "Laptops to replace",
    reviews: "A review every quarter",
    said: `In each of the three years, ${level} laptops are replaced. The draft is ready on day 30, and a review follows every quarter.`,
  },
  decision: {
    mark: "Plan for",
    title: `Replace ${level} laptops a year`,
    facts: [
      { name: "What it costs", text: `${early} laptops are bought a year early` },
      { name: "What it risks", text: `${late} laptops stay for one extra year` },
      { name: "If you do nothing", text: `${due} come due in the second year` },
    ],
  },
  waste: {
    mark: "Stop",
    title: `${licenses.paid - licenses.people} of ${licenses.paid} licenses`,
    text: `${licenses.people} people need ${licenses.people}. The rest end at the next renewal.`,
  },
  reason: {
    mark: "Why",
    text: `The clinic replaces laptops after five years. By age, ${due} of ${licenses.people} come due in the same year.`,
  },
  note: "Your own pages add a date, a cost in dollars and an owner to each line.",
} as const;
