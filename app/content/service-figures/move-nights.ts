import type { SumTable } from "~/content/types";

/** Gigabytes in a night of ten hours at 80 Mbit/s. */
const perNight = 360;

const waves = [
  { name: "Finance and office", gigabytes: 240, first: 1 },
  { name: "Sales and service", gigabytes: 300, first: 2 },
  { name: "Engineering drawings", gigabytes: 900, first: 3 },
  { name: "Archive", gigabytes: 360, first: 6 },
] as const;

const nightsOf = (gigabytes: number) => Math.ceil(gigabytes / perNight);
const nights = waves.reduce((sum, { gigabytes }) => sum + nightsOf(gigabytes), 0);
const all = waves.reduce((sum, { gigabytes }) => sum + gigabytes, 0);

/** Cloud: a move in four waves; `first` is a wave's first night. */
export const moveNights = {
  perNight,
  nights,
  waves,
  table: {
    caption:
      "Worked example: a full night carries 360 GB. A bar is a wave on the move; the line after it is a team at work in the new place",
    columns: ["Wave", "Data", "Nights"],
    rows: waves.map(
      ({ name, gigabytes }) => [name, `${gigabytes}\u00a0GB`, String(nightsOf(gigabytes))] as const,
    ),
    total: ["Whole server", `${all.toLocaleString("en-US")}\u00a0GB`, String(nights)],
  } satisfies SumTable,
};
