/** A moment as the database writes it: UTC text that sorts as time does. */
export const isoTime = (moment: Date, laterMs = 0): string =>
  new Date(moment.getTime() + laterMs).toISOString();

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
