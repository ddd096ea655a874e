import { setTimeout } from "node:timers/promises";
import { DriverFailure } from "../../scripts/engines/watched.ts";

/** What no waiting mends. */
export class Hopeless extends Error {}

/**
 * Repeats a check until it holds, as long as a loaded machine may need; then its own error is thrown. At once where
 * it is hopeless, and where a browser's driver has failed, of which nothing more can be asked.
 */
export async function eventually<T>(check: () => T | Promise<T>, timeout = 60_000): Promise<T> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      const isFinal = error instanceof Hopeless || error instanceof DriverFailure;
      if (isFinal || performance.now() > end) throw error;
    }
    await setTimeout(50);
  }
}
