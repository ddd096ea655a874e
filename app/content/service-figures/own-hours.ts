import type { SumTable } from "../types";

const tasks = [
  { name: "Part numbers and quotes", alone: 4, withUs: 1 },
  { name: "Orders and invoices", alone: 2.5, withUs: 0.5 },
  { name: "Chasing deliveries", alone: 3, withUs: 0.5 },
  { name: "Setting up 60 phones", alone: 5, withUs: 0 },
] as const;

const sum = (of: "alone" | "withUs") => tasks.reduce((total, task) => total + task[of], 0);
const hours = (amount: number) => amount.toFixed(1);

/** Procurement: a provider's hours on one job, task by task. */
export const ownHours = {
  tasks,
  saved: hours(sum("alone") - sum("withUs")),
  table: {
    caption:
      "Worked example: the provider’s own hours on one job. Each square is 15 minutes, solid if it’s still needed with us and outlined if it’s saved.",
    columns: ["Task", "Alone", "With us"],
    rows: tasks.map(({ name, alone, withUs }) => [name, hours(alone), hours(withUs)] as const),
    total: ["Hours", hours(sum("alone")), hours(sum("withUs"))],
  } satisfies SumTable,
};
