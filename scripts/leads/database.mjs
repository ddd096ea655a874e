// @ts-check
/** Queries the database through wrangler: the local one from `npm start`, or the deployed one. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { bin, childEnv, root, stateDir, wranglerEnv, wranglerErrors } from "../tasks.mjs";

const exec = promisify(execFile);

/** What to do about a message of wrangler's that says it in other words. @type {[RegExp, string][]} */
const advice = [
  [/CLOUDFLARE_API_TOKEN/, "Sign in to Cloudflare first: npx wrangler login"],
  [
    /no such table/,
    "This database has no tables yet: `npm start` makes the local one, a deploy the other.",
  ],
];

/** What was wrong, of all that wrangler says: its errors, without its warnings. @param {string} output JSON @returns {string} */
export function faultIn(output) {
  const texts = [...output.matchAll(/"text": ("(?:[^"\\]|\\.)*")/g)];
  const said = texts.map(([, text = '""']) => JSON.parse(text)).join(" ");
  return advice.find(([sign]) => sign.test(said))?.[1] ?? said;
}

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
    const words = stripVTControlCharacters(`${stdout}${stderr}`).trim();
    throw new Error(faultIn(stdout) || wranglerErrors(words) || words.slice(0, 2000) || message);
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
}
