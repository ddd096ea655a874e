import type { Env } from "~/config/env.server";
import { pause } from "~/lib/time";
import { lastCall } from "./index.server";

/** For so long, milliseconds, the last call of this isolate counts, because D1 may not have it yet. */
const LAST_CALL_VALID_FOR = 60_000;

/**
 * Whether the form service would take a lead now, as far as that is known without asking it, and after
 * as long as it took last. A post with a filled honeypot is never handed on, and its sender sees what
 * anybody would see (docs/decisions/0048). `known` is what D1 counts of the service's failures; null when
 * D1 is away. Never throws.
 */
export async function wouldBeTaken(
  env: Env,
  known: Promise<{ failures: number }> | null,
): Promise<boolean> {
  const counted = known?.catch(() => ({ failures: 0 }));
  if (!env.sink) return false;
  await pause(lastCall.took);
  const { is, at } = lastCall;
  if (is !== "delivered" && (!counted || Date.now() - at < LAST_CALL_VALID_FOR)) return false;
  return !counted || (await counted).failures === 0;
}
