import { dollars } from "~/config/facts";
import type { SumTableContent } from "../types";

/** Phones of the job, minutes to set up each, and what the provider's hour is assumed to cost. */
const job = { phones: 54, minutesEach: 5, hourly: 60 } as const;
const setup = (job.phones * job.minutesEach) / 60;

const tasks = [
  { name: "Part numbers and quotes", alone: 4, withUs: 1 },
  { name: "Orders and invoices", alone: 2.5, withUs: 0.5 },
  { name: "Chasing deliveries", alone: 3, withUs: 0.5 },
  { name: `Setting up ${job.phones} phones`, alone: setup, withUs: 0 },
] as const;

const sum = (of: "alone" | "withUs") => tasks.reduce((total, task) => total + task[of], 0);
const hours = (amount: number) => amount.toFixed(1);

/** Procurement: a provider's hours on one job, task by task. */
export const ownHours = {
  ...job,
  setup,
  tasks,
  saved: String(sum("alone") - sum("withUs")),
  dollars: dollars((sum("alone") - sum("withUs")) * job.hourly),
  table: {
    caption: "The provider’s own hours on one job, alone and with us",
    columns: ["Task", "Alone", "With us"],
    rows: tasks.map(({ name, alone, withUs }) => [name, hours(alone), hours(withUs)] as const),
    total: ["Hours", hours(sum("alone")), hours(sum("withUs"))],
  } satisfies SumTableContent,
};
