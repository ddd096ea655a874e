import { keyedHash } from "~/lib/keyed-hash";
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
 * from an id what was sent. Without a secret too: a lead counts more than a guess at it.
 */
export async function identify(
  secret: string | null,
  content: readonly unknown[],
  quarantined: boolean,
  now: Date,
): Promise<Identity> {
  const day = Math.floor(now.getTime() / DUPLICATE_WINDOW);
  const hash = await keyedHash(secret ?? "no secret", JSON.stringify(content));
  // The last four bytes tell days apart, and held from not; those before them tell contents apart.
  const idOf = (step: number) => {
    const bytes = hash.slice(0, 16);
    const view = new DataView(bytes.buffer);
    view.setUint32(12, view.getUint32(12) ^ (2 * (day + step) + Number(quarantined)));
    return uuidOf(bytes);
  };
  return { id: idOf(0), adjacentIds: [-1, 1].map(idOf) };
}
