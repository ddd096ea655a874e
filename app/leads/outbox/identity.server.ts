import { keyedHash } from "~/lib/keyed-hash";
import { referenceOf } from "~/lib/reference";
import { uuidOf } from "~/lib/uuid";

/** Identifies a submission by its content and the day it was sent. */
export interface Identity {
  /**
   * Primary key, and the `Idempotency-Key` of every attempt. Its beginning, the reference, is of the content
   * alone: were it another every day, whoever sends the same would learn whether somebody has.
   */
  id: string;
  /** The ids of the same content a day earlier, and a day later, by a worker whose clock is ahead. */
  adjacentIds: readonly string[];
}

/** Within this time, milliseconds, the same content is a duplicate: a day. */
export const DUPLICATE_WINDOW = 86_400_000;

/**
 * Derives the id from the content, so that a double click, a reload or a second isolate agree on it
 * without asking each other (docs/decisions/0005), and under a secret, so that nobody else can tell
 * from an id what was sent (0044). Without a secret too: a lead counts more than a guess at it.
 */
export async function identify(
  secret: string | null,
  content: readonly unknown[],
  quarantined: boolean,
  now: Date,
): Promise<Identity> {
  const text = JSON.stringify(content);
  const day = Math.floor(now.getTime() / DUPLICATE_WINDOW);
  const hashOf = async (part: string) =>
    uuidOf(await keyedHash(secret ?? "no secret", `${part}\n${text}`));
  const reference = referenceOf(await hashOf("reference"));
  const idOf = async (step: number) =>
    reference + (await hashOf(`${day + step} ${quarantined}`)).slice(reference.length);
  const [id, ...adjacentIds] = await Promise.all([0, -1, 1].map(idOf));
  return { id: id as string, adjacentIds };
}
