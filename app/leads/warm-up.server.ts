import { sql } from "drizzle-orm";
import { parseEnv } from "~/config/env.server";
import { database } from "~/db/client.server";
import { insertWhere } from "~/db/insert-where.server";
import { deliveries } from "~/db/schema.server";
import { contact } from "~/forms/contact";
import { parseForm } from "~/forms/schema";

/**
 * Goes the way of a lead once while the isolate starts, which Cloudflare does not charge to a request: a function
 * is compiled when it is first called, and the first lead would pay for that (docs/decisions/0014).
 */
export function warmUp(): void {
  try {
    parseEnv({});
    parseForm(contact, new FormData());
    insertWhere(database({} as D1Database), deliveries, {}, sql`true`).toSQL();
  } catch {
    // Then the first lead pays; the worker starts.
  }
}
