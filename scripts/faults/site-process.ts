/** The site in its own process (killable-site.ts). Arguments: the directory of its database, the form service. */
import { startSite } from "./site.ts";

const [, , persist, formService = ""] = process.argv;
const site = await startSite(formService, { persist, log: console.log });

process.on("message", async ({ sweep, rows }: { sweep?: number; rows?: string }) => {
  if (sweep !== undefined) await site.sweep(sweep);
  process.send?.({ rows: rows ? await site.rows(rows) : [] });
});
process.on("disconnect", () => process.exit());
process.send?.({ origin: site.origin });
