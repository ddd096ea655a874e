import { sql } from "drizzle-orm";
import { parseEnv } from "~/config/env.server";
import { database } from "~/db/client.server";
import { insertWhere } from "~/db/insert-where.server";
import { deliveries } from "~/db/schema.server";
import { contact } from "~/forms/contact";
import { parseForm } from "~/forms/schema";
import { isoTime } from "~/lib/time";

/**
 * Runs the code of a lead once while the isolate starts, which is not part of any request: functions are compiled
 * when first called, and otherwise the first lead would wait for that (docs/decisions/0014).
 */
export function warmUp(): void {
  try {
    parseEnv({});
    parseForm(contact, new FormData());
    const time = isoTime(new Date());
    const row = {
      id: "",
      createdAt: time,
      form: "",
      payload: "",
      nextAttemptAt: time,
      giveUpAt: time,
    };
    insertWhere(database({} as D1Database), deliveries, row, sql`true`).toSQL();
  } catch {
    // The worker starts all the same; the first lead is slower.
  }
}
