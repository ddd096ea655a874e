import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { database } from "~/db/client.server";
import { insertWhere } from "~/db/insert-where.server";
import { type DeliveryState, deliveries } from "~/db/schema.server";
import type { Attribution } from "~/lib/attribution";
import { errorCode, log } from "~/lib/log";
import { isoTime, pause, withTimeout } from "~/lib/time";
import { DUPLICATE_WINDOW, type Identity } from "./identity.server";
import { type RepeatKey, withRepeat } from "./repeat.server";
import { GIVE_UP_AFTER } from "./schedule";

/** A submission that passed the rules, as the tables hold it. */
export interface Submission extends Identity, Attribution {
  form: string;
  /** The exact JSON text for the form service. */
  payload: string;
  /** Whether the form service gets it. */
  sends: boolean;
  held: boolean;
  /** The spam signals in it, by their names. */
  spamSignals: readonly string[];
  /** To recognize the same text from somebody else; null if the message is too short for that. */
  repeatKey: RepeatKey | null;
  /** The form's own table and its row, without id and time. */
  row: { table: SQLiteTable; values: Record<string, unknown> } | null;
}

/** The outbox row that stands for a submission: its own, or the earlier one it repeats. */
type LeadRecord = Pick<typeof deliveries.$inferSelect, "id" | "state">;

/** Writes both rows in one atomic batch (none for a duplicate) and reads back the outbox row. */
async function write(
  binding: D1Database | null,
  submission: Submission,
  state: DeliveryState,
): Promise<LeadRecord> {
  const db = database(binding);
  const { id, adjacentIds, form, payload, sends, page, campaign, spamSignals, repeatKey, row } =
    submission;
  const now = new Date();
  const createdAt = isoTime(now);
  const deliveredAt = state === "delivered" ? createdAt : null;
  const delivery = {
    id,
    createdAt,
    page,
    campaign,
    form,
    payload,
    sends,
    state,
    nextAttemptAt: createdAt,
    giveUpAt: isoTime(now, GIVE_UP_AFTER),
    deliveredAt,
    spamSignals: spamSignals.length > 0 ? [...spamSignals] : null,
    ...(repeatKey && withRepeat(repeatKey, spamSignals, state, now)),
  };
  const isNew = sql`not exists (select 1 from ${deliveries} where ${and(
    inArray(deliveries.id, [...adjacentIds]),
    gt(deliveries.createdAt, isoTime(now, -DUPLICATE_WINDOW)),
  )})`;
  const batch: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [
    insertWhere(db, deliveries, delivery, isNew),
  ];
  const rowExists = sql`exists (select 1 from ${deliveries} where ${deliveries.id} = ${id})`;
  if (row) batch.push(insertWhere(db, row.table, { id, createdAt, ...row.values }, rowExists));
  if (deliveredAt) {
    // An earlier try may have stored it as pending.
    const pending = and(eq(deliveries.id, id), eq(deliveries.state, "pending"));
    batch.push(db.update(deliveries).set({ state, deliveredAt }).where(pending));
  }
  const readBack = db
    .select({ id: deliveries.id, state: deliveries.state })
    .from(deliveries)
    .where(inArray(deliveries.id, [id, ...adjacentIds]))
    .orderBy(desc(deliveries.createdAt))
    .limit(1);
  const results = await db.batch([...batch, readBack]);
  const [found] = results.at(-1) as Awaited<typeof readBack>;
  if (!found) throw new Error("the database took the batch and holds nothing");
  return found;
}

/** How long one try to write may take, milliseconds. It may still succeed later; writing the same again changes nothing. */
const TRY_LIMIT = 4_500;

/** Tries to write after each of the waits, milliseconds; null when every try failed. Never throws. */
async function tryToWrite(
  binding: D1Database | null,
  submission: Submission,
  state: DeliveryState,
  waits: readonly number[],
): Promise<LeadRecord | null> {
  for (const wait of waits) {
    try {
      if (wait > 0) await pause(wait);
      return await withTimeout(TRY_LIMIT, write(binding, submission, state));
    } catch (error) {
      const { id, form } = submission;
      log("error", "store_failed", { id, form, error: errorCode(error) });
    }
  }
  return null;
}

/** The visitor waits this long for D1 at most, milliseconds. */
const STORE_LIMIT = 2_500;

/** Stores a submission, in a few tries; null if D1 takes too long, but the write goes on in the background. Never throws. */
export async function storeSubmission(
  binding: D1Database | null,
  submission: Submission,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<LeadRecord | null> {
  const { id, form, held, sends } = submission;
  const state = held ? "quarantined" : sends ? "pending" : "delivered";
  const stored = tryToWrite(binding, submission, state, [0, 100, 400]);
  const first = await Promise.race([stored, pause(STORE_LIMIT)]);
  if (first !== undefined) return first;
  log("error", "store_timeout", { id, form });
  waitUntil(stored.then((late) => late && log("warn", "stored_late", { id, form })));
  return null;
}

/**
 * Stores a lead that was sent to the form service directly, once D1 is back. A worker has 30 s after its response:
 * four tries with their waits take at most 28.5 s. If all fail, the log has a line about it.
 */
export async function storeLate(binding: D1Database | null, submission: Submission) {
  const { id, form } = submission;
  // Stored even if it duplicates yesterday's: the sender was shown this reference, and the service knows this key.
  const alone = { ...submission, adjacentIds: [] };
  const stored = await tryToWrite(binding, alone, "delivered", [500, 1_000, 3_000, 6_000]);
  if (stored) log("info", "stored_late", { id, form });
  else log("error", "delivered_unstored", { id, form });
}
