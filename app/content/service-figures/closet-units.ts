/** Cloud Solutions: what stood in the rack in the place of each gain, and what is left of it. */
export const closetUnits = {
  stays: "The switch stays",
  gone: ["File server", "VPN box", "Tape drive", "Spare server"],
} as const;
