/** Procurement: one job's parts from five makers, by the day each reaches our bench. */
export const deliveries = {
  caption:
    "Worked example: a hollow square is a maker’s delivery to our bench; one truck takes all five to the site",
  /** The days of the plan, and the day all orders go out. */
  days: 30,
  ordered: 11,
  truck: { day: 28, label: "One truck, day 28" },
  phases: [
    { name: "Open", from: 1 },
    { name: "Quote", from: 6 },
    { name: "Stage", from: 11 },
    { name: "Deliver", from: 25 },
  ],
  makers: [
    { name: "Fortinet", arrives: 14 },
    { name: "Fanvil", arrives: 16 },
    { name: "Cyberpower", arrives: 18 },
    { name: "Neat", arrives: 20 },
    { name: "Dell", arrives: 23 },
  ],
} as const;

/** The same for those who do not see the drawing. */
export const deliveryTable = {
  caption: "Day on which each maker’s parts reach our bench",
  columns: ["Maker", "At our bench", "At the site"],
  rows: deliveries.makers.map(
    ({ name, arrives }) => [name, `day ${arrives}`, `day ${deliveries.truck.day}`] as const,
  ),
} as const;
