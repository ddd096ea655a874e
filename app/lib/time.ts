/** A moment as the database writes it: UTC text that sorts as time does. */
export const isoTime = (moment: Date, laterMs = 0): string =>
  new Date(moment.getTime() + laterMs).toISOString();

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** What `withTimeout` throws. */
export class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** Awaits the work for at most `ms` milliseconds, then throws a `TimeoutError`; the work itself goes on. */
export const withTimeout = <T>(ms: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    pause(ms).then(() => {
      throw new TimeoutError(`no result within ${ms} ms`);
    }),
  ]);
