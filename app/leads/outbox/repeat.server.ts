import { type SQL, sql } from "drizzle-orm";
import type { DeliveryState } from "~/db/schema.server";
import { isoTime } from "~/lib/time";

/** What identifies a message, to find out whether somebody else sent the same one. */
export interface RepeatKey {
  /** A keyed hash of its words. */
  hash: string;
  /** Whose it is. */
  email: string;
  /** Whether a repeat of what somebody else sent is held; if not, it is marked. */
  holdsRepeat: boolean;
}

/** How long, milliseconds, a text is remembered: a week. */
const REPEAT_WINDOW = 7 * 86_400_000;
/** Most earlier leads with the text that are read. */
const MAX_COMPARED = 20;

/**
 * The columns of a row that depend on its text. If somebody else has sent the same text, the row gets one more spam
 * signal, and is held if it had another. "Somebody else" is one sender at another domain, or two at the same one,
 * because a colleague may well use the same words. The insert itself checks this, so no extra query delays the visitor.
 */
export function withRepeat(
  { hash, email, holdsRepeat }: RepeatKey,
  spamSignals: readonly string[],
  state: DeliveryState,
  now: Date,
): { textHash: string; spamSignals?: SQL; state?: SQL } {
  if (state !== "pending") return { textHash: hash };
  const domain = email.toLowerCase().replace(/^.*@/, "");
  const isRepeat = sql`(select count(distinct email) + max(email not like '%@' || ${domain}) > 1
    from (select lower(payload ->> '$.email') as email from deliveries indexed by deliveries_by_text
      where text_hash = ${hash} and created_at > ${isoTime(now, -REPEAT_WINDOW)}
      order by created_at desc limit ${MAX_COMPARED})
    where email <> lower(${email}))`;
  const known = JSON.stringify(spamSignals);
  return {
    textHash: hash,
    spamSignals: sql`iif(${isRepeat}, json_insert(${known}, '$[#]', 'repeat'), nullif(${known}, '[]'))`,
    ...(holdsRepeat && { state: sql`iif(${isRepeat}, 'quarantined', 'pending')` }),
  };
}
