/** VoIP: which phones ring in the first 30 days. The steps beside the drawing say the same. */
export const phoneDays = {
  old: "Your old phones",
  next: "The new phones",
  tried: "on trial",
  move: "Numbers move",
  until: "until the numbers move",
  after: "from then on",
  /** The first day of the trial, and the first on which numbers may move. */
  days: { trial: 15, move: 22 },
} as const;
