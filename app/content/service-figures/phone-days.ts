/** VoIP: which phones ring in the first 30 days. The steps beside the drawing say the same. */
export const phoneDays = {
  old: { name: "Your old phones", text: "until your numbers move" },
  next: { name: "The new phones", text: "six people try them" },
  /** The first day of the trial, and the first on which numbers may move. */
  trial: 15,
  move: 22,
} as const;
