import { formatNumber } from "~/lib/language";
import type { SumTableContent } from "../types";

interface Group {
  name: string;
  gigabytes: number;
  /** Its first night. */
  first: number;
}

/** Gigabytes in an hour at 80 Mbps, and in a night of 10 hours. */
const hourly = (80 / 8) * 3.6;
const perNight = 10 * hourly;

const groups: readonly [Group, ...Group[]] = [
  { name: "Billing and office", gigabytes: 240, first: 1 },
  { name: "Estate and family law", gigabytes: 300, first: 2 },
  { name: "Litigation", gigabytes: 900, first: 3 },
  { name: "Closed matters", gigabytes: 360, first: 6 },
];

const nightsOf = (gigabytes: number) => Math.ceil(gigabytes / perNight);
const nights = groups.reduce((total, { gigabytes }) => total + nightsOf(gigabytes), 0);
const sum = groups.reduce((total, { gigabytes }) => total + gigabytes, 0);
const all = `${formatNumber(sum)}\u00a0GB`;
const largest = groups.reduce(
  (one, other) => (other.gigabytes > one.gigabytes ? other : one),
  groups[0],
);

/** Cloud: a move in four groups; `first` is a group's first night. */
export const moveNights = {
  perNight,
  nights,
  groups,
  /** The whole server, "1,800 GB". */
  all,
  largest: { gigabytes: largest.gigabytes, nights: nightsOf(largest.gigabytes) },
  table: {
    caption: `A full night carries about ${perNight} GB. Night 1 falls in the first 30 days.`,
    columns: ["Group", "Data", "Nights"],
    rows: groups.map(
      ({ name, gigabytes }) => [name, `${gigabytes}\u00a0GB`, String(nightsOf(gigabytes))] as const,
    ),
    total: ["Whole server", all, String(nights)],
  } satisfies SumTableContent,
};
