import { uuidOf } from "~/lib/uuid";

const DAY = 86_400_000;

const idFor = async (content: string, day: number) =>
  uuidOf(
    new Uint8Array(
      await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${day}\n${content}`)),
    ),
  );

/** Identifies a submission by its content and the day it was sent. */
export interface Identity {
  /** Primary key, and the `Idempotency-Key` of every attempt. */
  id: string;
  /** The ids of the same content a day earlier, and a day later, by a worker whose clock is ahead. */
  neighbors: readonly string[];
}

/** Within this time, milliseconds, the same content is a duplicate. */
export const SAME_WITHIN = DAY;

/**
 * Derives the id from the content, so that a double click, a reload or a second isolate agree on it
 * without asking each other (docs/decisions/0005).
 */
export async function identify(content: readonly unknown[], now: Date): Promise<Identity> {
  const text = JSON.stringify(content);
  const day = Math.floor(now.getTime() / DAY);
  const [id, ...neighbors] = await Promise.all([0, -1, 1].map((step) => idFor(text, day + step)));
  return { id: id as string, neighbors };
}

/** The beginning of an id, for a visitor to quote and an operator to look up. */
export const referenceOf = (id: string): string => id.slice(0, 8);
