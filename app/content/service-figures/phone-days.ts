/** VoIP: which phones ring in the first 30 days. The steps beside the drawing say the same. */
export const phoneDays = {
  old: "Your old phones",
  next: "The new phones",
  tried: "on trial",
  used: "in service",
  moved: "Numbers move",
  /** The first day of the trial, and the first on which numbers may move. */
  trial: 15,
  move: 22,
} as const;
