// @ts-check
/** The site in its own process with its database on disk, for tests that kill it. Arguments: directory, form service. */
import { migrateDatabase, startBuiltWorker } from "../built-worker.mjs";

const [, , persist = "", formService = ""] = process.argv;
const miniflare = startBuiltWorker(
  { FORM_SERVICE_URL: formService, SWEEP_CALLS: "1000" },
  { persist },
);
const { origin } = await miniflare.ready;
const db = /** @type {D1Database} */ (/** @type {unknown} */ (await miniflare.getD1Database("DB")));
await migrateDatabase(db);
const worker = await miniflare.getWorker();

process.on("message", async (/** @type {{ sweep?: number, rows?: string }} */ { sweep, rows }) => {
  if (sweep !== undefined) {
    await worker.scheduled({ scheduledTime: new Date(Date.now() + sweep) });
    process.send?.({ swept: true });
  } else if (rows) process.send?.({ rows: (await db.prepare(rows).all()).results });
});
process.on("disconnect", () => process.exit());
process.send?.({ origin });
