/** Cybersecurity: ways into a network, on the first day and 30 days later. */
export const doors = {
  caption: "Worked example: a leaf at an angle stands open, a leaf in the wall is shut",
  columns: ["Way in", "Day 1", "Day 30"],
  rows: [
    { name: "Mailboxes without a second step", found: 8, left: 1 },
    { name: "Accounts of people who left", found: 6, left: 0 },
    { name: "Remote desktops open to the internet", found: 2, left: 0 },
    { name: "Suppliers’ remote access", found: 2, left: 2 },
    { name: "Firewall without its updates", found: 1, left: 0 },
  ],
  total: "All ways in",
} as const;
