import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Miniflare } from "miniflare";
import { unstable_readConfig as readConfig } from "wrangler";
import { migrateDatabase } from "../../scripts/built-worker.ts";
import { wranglerSettings } from "../../scripts/tasks.ts";

const root = resolve(import.meta.dirname, "../..");
const { d1_databases } = readConfig({ config: join(root, "wrangler.toml") });

/** An empty database where wrangler and `npm run leads` look for the local one, and a shell beside it. */
export function operatorsDatabase() {
  const stateDir = mkdtempSync(join(tmpdir(), "desk-"));

  /** Opens it, for as long as `use` takes: wrangler opens it too. */
  async function within<T>(use: (db: D1Database) => Promise<T>): Promise<T> {
    const miniflare = new Miniflare({
      modules: true,
      script: "export default {}",
      d1Databases: { DB: String(d1_databases[0]?.database_id) },
      d1Persist: join(stateDir, "v3/d1"),
      cf: false,
    });
    try {
      const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
      await migrateDatabase(db);
      return await use(db);
    } finally {
      await miniflare.dispose();
    }
  }

  return {
    stateDir,
    within,
    /** Runs a command in the project, with what an operator types when it asks. Throws as `execFileSync` does. */
    sh: (command: string, typed = "") =>
      execFileSync("sh", ["-c", command], {
        cwd: root,
        input: typed,
        env: {
          ...process.env,
          STATE_DIR: stateDir,
          ...wranglerSettings,
          COLUMNS: "80",
          WRANGLER_LOG_PATH: join(stateDir, "logs"),
        },
        encoding: "utf8",
        maxBuffer: 1 << 28,
        stdio: "pipe",
      }),
    remove: () => rmSync(stateDir, { recursive: true, force: true }),
  };
}
