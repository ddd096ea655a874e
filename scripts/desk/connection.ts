/** One open connection to a database, through wrangler, for as long as the desk runs. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { getPlatformProxy, unstable_readConfig as readConfig } from "wrangler";
import { type Ask, adviceOn, type Row } from "../leads/database.ts";
import { childEnv, root, stateDir } from "../tasks.ts";

const dialect = new SQLiteSyncDialect();

/** Asks a database that is bound, with the values beside the statements. */
export const askOf =
  (db: D1Database): Ask =>
  async (...statements) => {
    const prepared = statements.map((statement) => {
      const { sql, params } = dialect.sqlToQuery(statement);
      return db.prepare(sql).bind(...params);
    });
    const answers = await db.batch<Row>(prepared).catch(({ message }: Error) => {
      throw new Error(adviceOn(message) ?? message);
    });
    return answers.map(({ results }) => results);
  };

/** Connects to the database of a deployed site, or to the local one. Rejects with a line that says what is wrong. */
export async function connect(deployed?: string): Promise<{ ask: Ask; close(): Promise<void> }> {
  // Its warnings are of settings that a deployed site has as secrets or does without: the desk reads none of them.
  const { name, account_id, compatibility_date, d1_databases } = readConfig(
    { config: join(root, "wrangler.toml"), env: deployed },
    { hideWarnings: true },
  );
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  // wrangler's own log would keep statements and rows: personal data that must not stay on disk.
  const { WRANGLER_SEND_METRICS, CLOUDFLARE_CF_FETCH_ENABLED, CI } = childEnv;
  Object.assign(process.env, { WRANGLER_SEND_METRICS, CLOUDFLARE_CF_FETCH_ENABLED, CI });
  process.env.WRANGLER_LOG_PATH = join(folder, "logs");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // The database alone, and `remote` where it is a deployed one: in wrangler.toml that would be so for all commands.
  const configPath = join(folder, "wrangler.json");
  const databases = d1_databases.map((database: object) => ({
    ...database,
    remote: deployed !== undefined,
  }));
  const config = { name, account_id, compatibility_date, d1_databases: databases };
  writeFileSync(configPath, JSON.stringify(config));
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath,
    envFiles: [],
    persist: deployed ? false : { path: join(stateDir, "v3") },
  }).catch((error: Error) => {
    remove();
    throw new Error(adviceOn(error.message) ?? error.message);
  });
  return { ask: askOf(env.DB), close: () => dispose().finally(remove) };
}
