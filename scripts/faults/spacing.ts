/** Whether attempts of each lead keep the waits of the schedule, by the simulated minutes in which they came. */
import type { FormService } from "./ledger.ts";

/** Shortest waits in minutes after the first attempts; every later one is an hour (app/leads/outbox/schedule.ts). */
const waits = [1, 5, 15, 30];

export function watchSpacing(service: FormService) {
  const minutes = new Map<string, number[]>();
  let seen = 0;
  return {
    /** Notes what has come since the last call as attempts of this minute. */
    note(minute: number) {
      for (const { idempotencyKey } of service.arrivals.slice(seen)) {
        const key = String(idempotencyKey);
        minutes.set(key, [...(minutes.get(key) ?? []), minute]);
      }
      seen = service.arrivals.length;
    },
    /** Throws when any two attempts of a lead came closer than the schedule says. Says how many each had. */
    check() {
      for (const [key, at] of minutes) {
        for (const [n, minute] of at.slice(1).entries()) {
          const wait = minute - (at[n] ?? 0);
          if (wait < (waits[n] ?? 60)) {
            throw new Error(`attempt ${n + 2} of ${key.slice(0, 8)} came after ${wait} min`);
          }
        }
      }
      const counts = [...minutes.values()].map(({ length }) => length);
      return `${minutes.size} leads, at most ${Math.max(...counts)} attempts each`;
    },
  };
}
