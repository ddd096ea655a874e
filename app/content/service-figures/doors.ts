import type { SumTableContent } from "../types";

/** `inFee`: closing it is work that Managed IT does in its fee. */
const openings = [
  { name: "Mailboxes without MFA", found: 8, left: 1, inFee: true },
  { name: "Former employees’ accounts", found: 6, left: 0, inFee: true },
  { name: "Remote desktops open to the internet", found: 2, left: 0, inFee: false },
  { name: "Vendors’ remote access", found: 2, left: 2, inFee: false },
  { name: "Firewall missing its updates", found: 1, left: 0, inFee: true },
] as const;

const sum = (of: "found" | "left", some: readonly (typeof openings)[number][] = openings) =>
  some.reduce((total, opening) => total + opening[of], 0);

const included = openings.filter(({ inFee }) => inFee);

/** Cybersecurity: openings of a network, on the first day and 30 days later. */
export const doors = {
  openings,
  found: sum("found"),
  left: sum("left"),
  /** How many of those closed Managed IT closes in its fee. */
  inFee: sum("found", included) - sum("left", included),
  table: {
    caption: "Openings found on day 1, and those still open on day 30",
    columns: ["Opening", "Day 1", "Day 30"],
    rows: openings.map(({ name, found, left }) => [name, String(found), String(left)] as const),
    total: ["Total", String(sum("found")), String(sum("left"))],
  } satisfies SumTableContent,
};
