/** What Cloudflare says to the site's owner, through wrangler. Nothing is changed. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { DOWN_AFTER, REFUSING_AFTER } from "../../app/db/thresholds.ts";
import { secretNames } from "../secrets.ts";
import { bin, childEnv, root, stateDir, wranglerEnv } from "../tasks.ts";
import type { Check } from "./public.ts";

type Row = Record<string, string | number | null>;

const exec = promisify(execFile);
const MINUTE = 60_000;
/** Asked as often as somebody's cron likes, so it reads a few rows by their indexes, however many leads there are. */
export const HEALTH = `select swept_at as last_sweep, failures, refusals,
  (select created_at from deliveries indexed by deliveries_waiting
    where state = 'pending' and not refused order by created_at limit 1) as oldest_waiting,
  (select count(*) from (select 1 from deliveries indexed by deliveries_dead
    where state = 'dead' limit 100)) as dead
  from (select 1) left join service_state on id = 1`;
const statements = `select name from d1_migrations; ${HEALTH}`;

/** The rows of the statements, from the database of a deployed site or the local one. */
async function answers(site?: string): Promise<Row[][]> {
  const where = site ? ["--remote", "--env", site] : ["--local", "--persist-to", stateDir];
  // wrangler writes statements and rows into a log of its own.
  const logs = mkdtempSync(join(tmpdir(), "wrangler-logs-"));
  try {
    const { stdout } = await exec(
      bin("wrangler"),
      ["d1", "execute", "DB", ...where, "--yes", "--json", `--command=${statements}`],
      { cwd: root, env: { ...(site ? wranglerEnv : childEnv), WRANGLER_LOG_PATH: logs } },
    );
    const all: { results: Row[] }[] = JSON.parse(stdout.slice(stdout.indexOf("[")));
    return all.map(({ results }) => results);
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
}

/** Migrations that are still to do. */
export function migrationProblems(applied: Row[], site?: string): string[] {
  const names = applied.map(({ name }) => name);
  const files = readdirSync(join(root, "migrations")).filter((file) => file.endsWith(".sql"));
  const missing = files.filter((file) => !names.includes(file));
  const how = site ? `npx wrangler d1 migrations apply DB --env ${site} --remote` : "npm start";
  return missing.length > 0 ? [`not applied: ${missing.join(", ")}. Do it: ${how}`] : [];
}

/** What is wrong with deliveries and, on a deployed site, with the cron. */
export function healthProblems(health: Row, now: number, site?: string): string[] {
  const { last_sweep, dead, oldest_waiting, failures, refusals } = health;
  const service =
    Number(failures) >= DOWN_AFTER
      ? "down"
      : Number(refusals) >= REFUSING_AFTER && "refuses every lead";
  const isOld = (time: Row[string] | undefined, minutes: number) =>
    !time || Date.parse(String(time)) < now - minutes * MINUTE;
  const more = `npm run leads -- undelivered${site ? ` --env ${site}` : ""}`;
  const cron = `the cron ${last_sweep ? `last ran at ${last_sweep}` : "never ran"}: Workers & Pages, the worker, Settings, Trigger events. A new one takes up to 15 minutes to begin`;
  return [
    ...(site && isOld(last_sweep, 2) ? [cron] : []),
    ...(service ? [`the form service: ${service}. ${more}`] : []),
    ...(dead ? [`leads given up: ${dead === 100 ? "100 or more" : dead}. ${more}`] : []),
    ...(oldest_waiting && isOld(oldest_waiting, 60)
      ? [`a lead has waited since ${oldest_waiting}. ${more}`]
      : []),
  ];
}

/** The settings and secrets of a deployed site, as its worker judges them; without the token, in a process of its own. */
async function settingProblems(site: string): Promise<string[]> {
  const names = await secretNames(site);
  const args = [join(root, "scripts/settings.ts"), site, ...(names ? [names.join(",")] : [])];
  const { stdout } = await exec(process.execPath, args, { cwd: root, env: childEnv });
  return stdout.trim() ? [stdout.trim()] : [];
}

/** @param site a deployed one; without it, the local database is asked, which has no cron */
export function accountChecks(site?: string): Check[] {
  const asked = answers(site);
  // What is wrong with it is told where it is read.
  asked.catch(() => {});
  const checks: Check[] = [
    {
      title: "migrations are applied",
      problems: async () => migrationProblems((await asked)[0] ?? [], site),
    },
    {
      title: site ? "the cron runs, and leads are delivered" : "leads are delivered",
      problems: async () => healthProblems((await asked)[1]?.[0] ?? {}, Date.now(), site),
    },
  ];
  if (!site) return checks;
  return [
    ...checks,
    {
      title: "settings and secrets are there",
      problems: () => asked.then(() => settingProblems(site)),
    },
  ];
}

/** Whether wrangler says that nobody is signed in. */
export const isSignedOut = (error: unknown): boolean =>
  /CLOUDFLARE_API_TOKEN|not authenticated|wrangler login/.test(
    Object.values(error as object).join(" "),
  );
