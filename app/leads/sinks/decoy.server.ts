import type { Env } from "~/config/env.server";
import { database } from "~/db/client.server";
import { pause } from "~/lib/time";
import { readServiceState } from "../outbox/breaker.server";
import { lastCall } from "./index.server";

/** For so long, milliseconds, the last call of this isolate is news that D1 may not have yet. */
const NEWS = 60_000;

const failuresIn = async (env: Env) => (await readServiceState(database(env.DB))).failures;

/**
 * Whether the form service would take a lead now, as far as that is known without asking it, and after
 * as long as it took last. A post with a filled honeypot is never handed on, and its sender sees what
 * anybody would see (docs/decisions/0048). `stored` says whether D1 answers. Never throws.
 */
export async function wouldBeTaken(env: Env, stored: boolean): Promise<boolean> {
  if (!env.sink) return false;
  await pause(lastCall.took);
  const { is, at } = lastCall;
  if (is !== "delivered" && (!stored || Date.now() - at < NEWS)) return false;
  return !stored || (await failuresIn(env).catch(() => 0)) === 0;
}
