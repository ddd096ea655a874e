const DAY = 86_400_000;

/** Formats the first 16 bytes as a version 8 (own meaning) UUID. */
function uuid(bytes: Uint8Array): string {
  const own = bytes.slice(0, 16);
  own[6] = ((own[6] ?? 0) & 0x0f) | 0x80;
  own[8] = ((own[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...own].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const idFor = async (content: string, day: number) =>
  uuid(
    new Uint8Array(
      await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${day}\n${content}`)),
    ),
  );

/** How a submission is told from another: by what it says and the day it was sent. */
export interface Identity {
  /** Primary key, and the `Idempotency-Key` of every attempt. */
  id: string;
  /** What the id would have been a day earlier. */
  previousId: string;
  /** A duplicate is the same content within 24 hours: nothing older than this counts. */
  since: string;
}

/**
 * Derives the id from the content, so that a double click, a reload or a second isolate agree on it
 * without asking each other (docs/decisions/0005).
 */
export async function identify(content: readonly unknown[], now: Date): Promise<Identity> {
  const text = JSON.stringify(content);
  const day = Math.floor(now.getTime() / DAY);
  const [id, previousId] = await Promise.all([idFor(text, day), idFor(text, day - 1)]);
  return { id, previousId, since: new Date(now.getTime() - DAY).toISOString() };
}
