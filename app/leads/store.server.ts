import { desc, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, database } from "~/db/client.server";
import { type DeliveryState, deliveries, leadTables } from "~/db/schema.server";
import type { LeadForm, Values } from "~/forms/define";
import { faultName, log } from "~/lib/log";
import type { Identity } from "./identity.server";
import { at, GIVE_UP_AFTER } from "./schedule";

/** A submission that passed the rules, ready to be kept. */
export interface Submission {
  form: LeadForm;
  values: Values;
  identity: Identity;
  /** The exact JSON text for the form service. */
  payload: string;
  page: string;
  quarantined: boolean;
}

/** The delivery a submission ended up with: its own, or the earlier one it repeats. */
export interface Kept {
  id: string;
  state: DeliveryState;
}

/** `INSERT … SELECT … WHERE condition`, doing nothing where the key is taken. */
function insertWhen<T extends SQLiteTable>(
  db: Database,
  table: T,
  row: T["$inferInsert"],
  condition: SQL,
) {
  const given = row as Record<string, unknown>;
  const cells = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = given[key] ?? (column.default as unknown) ?? null;
    return value === null ? sql`null` : sql`${sql.param(value, column)}`;
  });
  return db
    .insert(table)
    .select(sql`select ${sql.join(cells, sql`, `)} where ${condition}`)
    .onConflictDoNothing();
}

/** Writes the form's row and the delivery in one atomic batch; a duplicate changes nothing. */
async function write(db: Database, submission: Submission, now: Date): Promise<Kept> {
  const { form, identity } = submission;
  const { id, previousId, since } = identity;
  const stamp = { id, createdAt: at(now) };
  const { table, row } = form.store;
  const [, , found] = await db.batch([
    insertWhen(
      db,
      deliveries,
      {
        ...stamp,
        form: form.id,
        page: submission.page,
        payload: submission.payload,
        state: submission.quarantined ? "quarantined" : "pending",
        nextAttemptAt: at(now),
        giveUpAt: at(now, GIVE_UP_AFTER),
      },
      sql`not exists (select 1 from ${deliveries} where ${deliveries.id} = ${previousId} and ${deliveries.createdAt} > ${since})`,
    ),
    insertWhen(
      db,
      leadTables[table],
      { ...stamp, ...row(submission.values) },
      sql`exists (select 1 from ${deliveries} where ${deliveries.id} = ${id})`,
    ),
    db
      .select({ id: deliveries.id, state: deliveries.state })
      .from(deliveries)
      .where(inArray(deliveries.id, [id, previousId]))
      .orderBy(desc(deliveries.createdAt))
      .limit(1),
  ]);
  const [kept] = found;
  if (!kept) throw new Error("the batch was accepted but holds no delivery");
  return kept;
}

/** Waits before the tries, milliseconds; with the limit below, the visitor waits 3 s at the very most. */
const tries = [0, 100, 400];
const TRY_LIMIT = 2_500;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Keeps a submission in D1, trying again for a moment; null when D1 does not take it. Never throws. */
export async function keep(
  binding: D1Database,
  submission: Submission,
  now: Date,
): Promise<Kept | null> {
  const db = database(binding);
  const tryAll = async () => {
    for (const wait of tries) {
      try {
        if (wait > 0) await pause(wait);
        return await write(db, submission, now);
      } catch (fault) {
        log("error", "store_failed", { form: submission.form.id, fault: faultName(fault) });
      }
    }
    return null;
  };
  return Promise.race([tryAll(), pause(TRY_LIMIT).then(() => null)]);
}
