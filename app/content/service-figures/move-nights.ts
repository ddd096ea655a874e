import type { SumTable } from "../types";

/** Gigabytes in a night of 10 hours at 80 Mbps. */
const perNight = 360;

const groups = [
  { name: "Billing and office", gigabytes: 240, first: 1 },
  { name: "Estate and family law", gigabytes: 300, first: 2 },
  { name: "Litigation", gigabytes: 900, first: 3 },
  { name: "Closed matters", gigabytes: 360, first: 6 },
] as const;

const nightsOf = (gigabytes: number) => Math.ceil(gigabytes / perNight);
const nights = groups.reduce((sum, { gigabytes }) => sum + nightsOf(gigabytes), 0);
const all = groups.reduce((sum, { gigabytes }) => sum + gigabytes, 0);

/** Cloud: a move in four groups; `first` is a group's first night. */
export const moveNights = {
  perNight,
  nights,
  groups,
  table: {
    caption:
      "Worked example: a full night carries 360 GB. Bars show the nights a group’s files are copied; the line after a bar shows that team working in the cloud.",
    columns: ["Group", "Data", "Nights"],
    rows: groups.map(
      ({ name, gigabytes }) => [name, `${gigabytes}\u00a0GB`, String(nightsOf(gigabytes))] as const,
    ),
    total: ["Whole server", `${all.toLocaleString("en-US")}\u00a0GB`, String(nights)],
  } satisfies SumTable,
};
