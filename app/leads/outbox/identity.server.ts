import { hmac } from "~/lib/hmac";
import { uuidOf } from "~/lib/uuid";

/** Identifies a submission by its content and the day it was sent. */
export interface Identity {
  /**
   * Primary key, and the `Idempotency-Key` of every attempt. Its beginning, the reference, depends on the content
   * only: if it changed daily, sending the same content would reveal whether somebody else had sent it before.
   */
  id: string;
  /** The ids of the same content a day earlier, and a day later, by a worker whose clock is ahead. */
  adjacentIds: readonly string[];
}

/** Within this time, milliseconds, the same content is a duplicate: a day. */
export const DUPLICATE_WINDOW = 86_400_000;

/**
 * Derives the id from the content, so that a double click, a reload or a second isolate get the same one
 * (docs/decisions/0005). It is keyed with a secret, so that an id does not reveal what was sent; without the
 * secret leads are still taken.
 */
export async function identify(
  secret: string | null,
  content: readonly unknown[],
  held: boolean,
  now: Date,
): Promise<Identity> {
  const day = Math.floor(now.getTime() / DUPLICATE_WINDOW);
  const hash = await hmac(secret ?? "no secret", JSON.stringify(content));
  // The last four bytes depend on the day and on being held, the others on the content.
  const idOf = (step: number) => {
    const bytes = hash.slice(0, 16);
    const view = new DataView(bytes.buffer);
    view.setUint32(12, view.getUint32(12) ^ (2 * (day + step) + Number(held)));
    return uuidOf(bytes);
  };
  return { id: idOf(0), adjacentIds: [-1, 1].map(idOf) };
}
