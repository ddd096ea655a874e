import { desc, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, database } from "~/db/client.server";
import { type DeliveryState, deliveries, leadTables } from "~/db/schema.server";
import type { Lead, Values } from "~/forms/define";
import { faultName, log } from "~/lib/log";
import type { Identity } from "./identity.server";
import type { Origin } from "./origin.server";
import { at, GIVE_UP_AFTER } from "./schedule";

/** A submission that passed the rules, ready to be kept. */
export interface Submission {
  lead: Lead;
  values: Values;
  identity: Identity;
  /** The exact JSON text for the form service; null for a form that sends nothing. */
  payload: string | null;
  origin: Origin;
  quarantined: boolean;
}

/** The delivery a submission ended up with: its own, or the earlier one it repeats; null when it needs none. */
export interface Kept {
  delivery: { id: string; state: DeliveryState } | null;
}

/** `INSERT … SELECT … WHERE condition`, doing nothing where the key is taken. */
function insertWhen(
  db: Database,
  table: SQLiteTable,
  row: Record<string, unknown>,
  condition: SQL,
) {
  const cells = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = row[key] ?? (column.default as unknown) ?? null;
    return value === null ? sql`null` : sql`${sql.param(value, column)}`;
  });
  return db
    .insert(table)
    .select(sql`select ${sql.join(cells, sql`, `)} where ${condition}`)
    .onConflictDoNothing();
}

/** The form's row and the delivery, as statements of one batch; a duplicate changes nothing. */
function statements(db: Database, submission: Submission, now: Date): BatchItem<"sqlite">[] {
  const { lead, identity, payload, quarantined } = submission;
  const { id, previousId, since } = identity;
  const common = { id, createdAt: at(now), ...submission.origin };
  const delivery = {
    ...common,
    form: lead.form.id,
    payload,
    state: quarantined ? "quarantined" : "pending",
    nextAttemptAt: at(now),
    giveUpAt: at(now, GIVE_UP_AFTER),
  };
  const unseen = sql`not exists (select 1 from ${deliveries} where ${deliveries.id} = ${previousId} and ${deliveries.createdAt} > ${since})`;
  const held = sql`exists (select 1 from ${deliveries} where ${deliveries.id} = ${id})`;
  const list: BatchItem<"sqlite">[] = [];
  if (payload !== null) list.push(insertWhen(db, deliveries, delivery, unseen));
  if (lead.store) {
    const row = { ...common, ...lead.store.row(submission.values) };
    list.push(
      insertWhen(db, leadTables[lead.store.table], row, payload === null ? sql`true` : held),
    );
  }
  return list;
}

/** Writes everything in one atomic batch and reads back which delivery stands for it. */
async function write(db: Database, submission: Submission, now: Date): Promise<Kept> {
  const { id, previousId } = submission.identity;
  const standing = db
    .select({ id: deliveries.id, state: deliveries.state })
    .from(deliveries)
    .where(inArray(deliveries.id, [id, previousId]))
    .orderBy(desc(deliveries.createdAt))
    .limit(1);
  const [first, ...rest] = statements(db, submission, now);
  if (!first) throw new Error(`form ${submission.lead.form.id} declares neither payload nor table`);
  const results = await db.batch([first, ...rest, standing]);
  const [delivery] = results.at(-1) as Awaited<typeof standing>;
  return { delivery: delivery ?? null };
}

/** Waits before the tries, milliseconds; with the limit below, the visitor waits 2.5 s at the very most. */
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
        log("error", "store_failed", { form: submission.lead.form.id, fault: faultName(fault) });
      }
    }
    return null;
  };
  return Promise.race([tryAll(), pause(TRY_LIMIT).then(() => null)]);
}
