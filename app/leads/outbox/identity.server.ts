import { uuidOf } from "~/lib/uuid";

const DAY = 86_400_000;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Identifies a submission by its content and the day it was sent. */
export interface Identity {
  /** Primary key, and the `Idempotency-Key` of every attempt. */
  id: string;
  /** The ids of the same content a day earlier, and a day later, by a worker whose clock is ahead. */
  neighbors: readonly string[];
}

/** Within this time, milliseconds, the same content is a duplicate. */
export const SAME_WITHIN = DAY;

/** Stands in for a secret that is missing: a lead counts more than a reference that can be guessed. */
const NO_SECRET = "no secret is set";

/**
 * Derives the id from the content, so that a double click, a reload or a second isolate agree on it
 * without asking each other (docs/decisions/0005), and under a secret, so that nobody else can tell
 * from an id what was sent (docs/decisions/0044).
 */
export async function identify(
  secret: string | null,
  content: readonly unknown[],
  now: Date,
): Promise<Identity> {
  const text = JSON.stringify(content);
  const day = Math.floor(now.getTime() / DAY);
  const hash = { name: "HMAC", hash: "SHA-256" };
  const raw = bytesOf(secret ?? NO_SECRET);
  const key = await crypto.subtle.importKey("raw", raw, hash, false, ["sign"]);
  const idOf = async (step: number) => {
    const signed = await crypto.subtle.sign("HMAC", key, bytesOf(`${day + step}\n${text}`));
    return uuidOf(new Uint8Array(signed));
  };
  const [id, ...neighbors] = await Promise.all([0, -1, 1].map(idOf));
  return { id: id as string, neighbors };
}
