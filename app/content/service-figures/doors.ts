import type { SumTable } from "../types";

const openings = [
  { name: "Mailboxes without MFA", found: 8, left: 1 },
  { name: "Accounts of people who left", found: 6, left: 0 },
  { name: "Remote desktops open to the internet", found: 2, left: 0 },
  { name: "Vendors’ remote access", found: 2, left: 2 },
  { name: "Firewall missing its updates", found: 1, left: 0 },
] as const;

const sum = (of: "found" | "left") => openings.reduce((total, opening) => total + opening[of], 0);

/** Cybersecurity: openings of a network, on the first day and 30 days later. */
export const doors = {
  openings,
  found: sum("found"),
  left: sum("left"),
  table: {
    caption:
      "Worked example: each door is one opening, drawn ajar if it’s still open and shut if it’s closed. MFA stands for multi-factor authentication.",
    columns: ["Opening", "Day 1", "Day 30"],
    rows: openings.map(({ name, found, left }) => [name, String(found), String(left)] as const),
    total: ["Total", String(sum("found")), String(sum("left"))],
  } satisfies SumTable,
};
