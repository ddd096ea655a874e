const minute = () => Math.floor(Date.now() / 60_000);

/**
 * Does something that has to happen within one minute of the clock, by which the local rate limiter
 * counts. When the minute ended in between, what came of it counts for nothing, also a failed check: it
 * is done again, for another address. `attempt` is 1, 2 …
 */
export async function inOneMinute<Result>(
  work: (attempt: number) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const since = minute();
    const [result] = await Promise.allSettled([work(attempt)]);
    if (minute() !== since) continue;
    if (result.status === "rejected") throw result.reason;
    return result.value;
  }
}
