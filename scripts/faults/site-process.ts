/** The site in its own process with its database on disk, for tests that kill it. Arguments: directory, form service. */
import { migrateDatabase, startBuiltWorker } from "../built-worker.ts";

const [, , persist = "", formService = ""] = process.argv;
const miniflare = startBuiltWorker(
  { FORM_SERVICE_URL: formService, SWEEP_CALLS: "1000" },
  { persist },
);
const { origin } = await miniflare.ready;
const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
await migrateDatabase(db);
const worker = await miniflare.getWorker();

process.on("message", async ({ sweep, rows }: { sweep?: number; rows?: string }) => {
  if (sweep !== undefined) {
    await worker.scheduled({ scheduledTime: new Date(Date.now() + sweep) });
    process.send?.({ swept: true });
  } else if (rows) process.send?.({ rows: (await db.prepare(rows).all()).results });
});
process.on("disconnect", () => process.exit());
process.send?.({ origin });
