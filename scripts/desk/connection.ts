/** One open connection to a database, for as long as the desk runs. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { Miniflare, type RemoteProxyConnectionString } from "miniflare";
import {
  maybeStartOrUpdateRemoteProxySession as connectTo,
  unstable_readConfig as readConfig,
} from "wrangler";
import { adviceOn, type RunSql } from "../leads/database.ts";
import { root, stateDir, wranglerSettings } from "../tasks.ts";

/**
 * Runs beside the database: so a question is one call, however many statements it has. Its port is open to all
 * programs and pages of this machine, which do not know the key.
 */
const script = `export default {
  async fetch(request, { DB, KEY }) {
    if (request.headers.get("Authorization") !== KEY) return new Response(null, { status: 403 });
    try {
      const statements = await request.json();
      const prepared = statements.map(({ sql, params }) => DB.prepare(sql).bind(...params));
      return Response.json((await DB.batch(prepared)).map(({ results }) => results));
    } catch ({ message }) {
      return new Response(message, { status: 500 });
    }
  },
};`;

const dialect = new SQLiteSyncDialect();

/** Opens a database: one that is kept in a folder or is at Cloudflare, or an empty one. */
export function openDatabase(
  database: { id: string; remoteProxyConnectionString?: RemoteProxyConnectionString },
  d1Persist: string | false = false,
) {
  const key = randomUUID();
  const miniflare = new Miniflare({
    modules: true,
    script,
    bindings: { KEY: key },
    d1Databases: { DB: database },
    d1Persist,
    cf: false,
  });
  const runSql: RunSql = async (...statements) => {
    const answer = await miniflare.dispatchFetch("http://database", {
      method: "POST",
      headers: { Authorization: key },
      body: JSON.stringify(statements.map((statement) => dialect.sqlToQuery(statement))),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(adviceOn(text) ?? text);
    return JSON.parse(text);
  };
  return { runSql, miniflare };
}

/** Connects to the database of a deployed site, or to the local one. Rejects where it cannot be reached. */
export async function connectDatabase(deployed?: string): Promise<RunSql> {
  // Its warnings are of settings that a deployed site has as secrets or does without: the desk reads none of them.
  const { name, account_id, d1_databases } = readConfig(
    { config: join(root, "wrangler.toml"), env: deployed },
    { hideWarnings: true },
  );
  const id = String(d1_databases[0]?.database_id);
  // wrangler's own log would keep statements and rows: personal data that must not stay on disk.
  Object.assign(process.env, wranglerSettings, { WRANGLER_WRITE_LOGS: "false" });
  const bindings = { DB: { type: "d1", database_id: id, remote: true } };
  const remote = deployed ? await connectTo({ name, account_id, bindings }) : undefined;
  const { runSql, miniflare } = openDatabase(
    { id, remoteProxyConnectionString: remote?.session?.remoteProxyConnectionString },
    deployed ? false : join(stateDir, "v3/d1"),
  );
  await miniflare.ready;
  return runSql;
}
