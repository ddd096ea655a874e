/** VoIP: the phones on our half of the line, and what the other half is. */
export const phoneLine = {
  ours: ["Desk phone", "Laptop app", "Cell phone app"],
  yours: "Your internet line",
} as const;
