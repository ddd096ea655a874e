// @ts-check
/** Queries the database through wrangler: the local one from `npm start`, or the deployed one. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bin, childEnv, root, stateDir, wranglerEnv } from "../tasks.mjs";

const exec = promisify(execFile);

/**
 * Runs one statement, or several separated by semicolons, and returns all rows. Throws an Error with wrangler's message.
 * @param {string} statement @param {boolean} remote
 * @returns {Promise<Record<string, string | number | null>[]>}
 */
export async function ask(statement, remote) {
  const where = remote
    ? ["--remote", "--env", "production"]
    : ["--local", "--persist-to", stateDir];
  // wrangler writes its own log with statements and rows: personal data that must not stay on disk.
  const logs = mkdtempSync(join(tmpdir(), "wrangler-logs-"));
  try {
    const { stdout } = await exec(
      bin("wrangler"),
      ["d1", "execute", "DB", ...where, "--yes", "--json", `--command=${statement}`],
      {
        cwd: root,
        env: { ...(remote ? wranglerEnv : childEnv), WRANGLER_LOG_PATH: logs },
        maxBuffer: 256 * 1024 * 1024,
      },
    );
    /** @type {{ results: Record<string, string | number | null>[] }[]} */
    const answers = JSON.parse(stdout.slice(stdout.indexOf("[")));
    return answers.flatMap(({ results }) => results);
  } catch (error) {
    const { stdout = "", stderr = "", message } = /** @type {any} */ (error);
    throw new Error(`${stdout}${stderr}`.trim().slice(0, 2000) || message);
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
}
