/** Asks a database through wrangler: the local one of `npm start`, or a deployed one. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { bin, childEnv, root, stateDir, wranglerEnv, wranglerErrors } from "../tasks.ts";
import { suggestion } from "./command-line.ts";

const exec = promisify(execFile);

export type Row = Record<string, string | number | null>;

/** Runs statements, one after the other, and returns the rows of each. */
export type RunSql = (...statements: SQL[]) => Promise<Row[][]>;

/** A value as an SQL expression. Other than plain text is hexadecimal, so that nothing in it can end the statement. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(Number(value));
  if (/^["\w[\],.$: -]*$/.test(String(value)) && !String(value).includes("--")) return `'${value}'`;
  return `cast(x'${Buffer.from(String(value), "utf8").toString("hex")}' as text)`;
}

/** wrangler takes no values beside a statement. */
class Inlined extends SQLiteSyncDialect {
  override escapeParam(_number: number, value?: unknown): string {
    return literal(value);
  }
}
const dialect = new Inlined();

/** The text of a statement, its values in it. */
export const textOf = (statement: SQL): string => dialect.sqlToQuery(statement).sql;

/** The statement of a file of `ops`; that of a list ends in its limit. */
export function statementIn(file: string, isUnlimited = false): SQL {
  const text = readFileSync(join(root, "ops", file), "utf8")
    .trim()
    .replace(/;$/, "");
  return sql.raw(isUnlimited ? text.replace(/limit \d+$/, "") : text);
}

/** What to do about a message of wrangler's that says it in other words. */
const advice: [RegExp, string][] = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|fetch failed/,
    "Cloudflare cannot be reached from here. Is this machine online?",
  ],
  [/CLOUDFLARE_API_TOKEN/, "Sign in to Cloudflare first: npx wrangler login"],
  [
    /no such (table|column)/,
    "This database is not as new as these commands: `npm start` migrates the local one, a deploy the other.",
  ],
];

/** What to do about an error, where it is known. */
export const adviceOn = (words: string) => advice.find(([sign]) => sign.test(words))?.[1];

/** What was wrong, of all that wrangler says in JSON: its errors, without its warnings. */
export function errorIn(output: string): string {
  const texts = [...output.matchAll(/"text": ("(?:[^"\\]|\\.)*")/g)];
  const words = texts.map(([, text = '""']) => JSON.parse(text)).join(" ");
  return adviceOn(words) ?? words;
}

/** The sites that are deployed, as wrangler.toml names them. */
const sites = [
  ...readFileSync(join(root, "wrangler.toml"), "utf8").matchAll(/^\[env\.([\w-]+)\]/gm),
].map(([, name = ""]) => name);

/** What the database of a deployed site, or the local one, is called. Throws where there is no such site. */
export function titleOf(deployed: string | undefined): string {
  if (deployed !== undefined && !sites.includes(deployed)) {
    throw new Error(`There is no site ${deployed}.${suggestion(deployed, sites)}`);
  }
  return deployed
    ? `Database: ${deployed}, deployed at Cloudflare`
    : `Database: local (${relative(process.cwd(), stateDir) || "."})`;
}

/** The database of a deployed site, or the local one: what it is called, and how it is asked. */
export function databaseOf(deployed: string | undefined): { title: string; runSql: RunSql } {
  const title = titleOf(deployed);
  const where = deployed ? ["--remote", "--env", deployed] : ["--local", "--persist-to", stateDir];
  const runSql: RunSql = async (...statements) => {
    // wrangler writes its own log with statements and rows: personal data that must not stay on disk.
    const logs = mkdtempSync(join(tmpdir(), "wrangler-logs-"));
    const command = statements.map(textOf).join(";\n");
    try {
      const { stdout } = await exec(
        bin("wrangler"),
        ["d1", "execute", "DB", ...where, "--yes", "--json", `--command=${command}`],
        {
          cwd: root,
          env: { ...(deployed ? wranglerEnv : childEnv), WRANGLER_LOG_PATH: logs },
          maxBuffer: 256 * 1024 * 1024,
        },
      );
      const answers: { results: Row[] }[] = JSON.parse(stdout.slice(stdout.indexOf("[")));
      return answers.map(({ results }) => results);
    } catch (error) {
      const {
        stdout = "",
        stderr = "",
        message = "",
      } = error as Partial<Record<"stdout" | "stderr" | "message", string>>;
      const words = stripVTControlCharacters(`${stdout}${stderr}`).trim();
      throw new Error(errorIn(stdout) || wranglerErrors(words) || words.slice(0, 2000) || message);
    } finally {
      rmSync(logs, { recursive: true, force: true });
    }
  };
  return { title, runSql };
}
