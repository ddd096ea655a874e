/** What Cloudflare says to the site's owner, through wrangler. Nothing is changed. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  DOWN_AFTER,
  oldestWaiting,
  REJECTING_AFTER,
  SWEEP_OVERDUE,
  WAITING_TOO_LONG,
} from "../../app/db/health.ts";
import { askWrangler, deployedSettingProblems } from "../secrets.ts";
import { childEnv, root, stateDir, wranglerEnv } from "../tasks.ts";
import type { Checks } from "./public.ts";

type Row = Record<string, string | number | null>;

/** Counting stops here. */
const COUNT_LIMIT = 100;
/** Asked as often as somebody's cron likes, so it reads a few rows by their indexes, however many leads there are. */
export const HEALTH_QUERY = `select swept_at as last_sweep, failures, refusals,
  ${oldestWaiting} as oldest_waiting,
  (select count(*) from (select 1 from deliveries indexed by deliveries_dead
    where state = 'dead' limit ${COUNT_LIMIT})) as dead
  from (select 1) left join service_state on id = 1`;
const statements = `select name from d1_migrations; ${HEALTH_QUERY}`;

/** The rows of the statements, from the database of a deployed site or the local one. */
async function queryDatabase(site?: string): Promise<Row[][]> {
  const where = site ? ["--remote", "--env", site] : ["--local", "--persist-to", stateDir];
  const args = ["d1", "execute", "DB", ...where, "--yes", "--json", `--command=${statements}`];
  const answers = await askWrangler<{ results: Row[] }>(args, site ? wranglerEnv : childEnv);
  return answers.map(({ results }) => results);
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
export function healthProblems(health: Row, now: number, site?: string) {
  const { last_sweep, dead, oldest_waiting, failures, refusals } = health;
  const isRejecting =
    Number(refusals) >= REJECTING_AFTER &&
    "takes no lead (each is refused, or the address or key is wrong)";
  const service = Number(failures) >= DOWN_AFTER ? "down" : isRejecting;
  const isOld = (time: Row[string] | undefined, age: number) =>
    !time || Date.parse(String(time)) < now - age;
  const more = `npm run leads -- undelivered${site ? ` --env ${site}` : ""}`;
  const last = last_sweep ? `last ran at ${last_sweep}` : "never ran";
  return [
    site &&
      isOld(last_sweep, SWEEP_OVERDUE.check) &&
      `the cron ${last}: Workers & Pages, the worker, Settings, Trigger events. A new one takes up to 15 minutes to begin`,
    service && `the form service: ${service}. ${more}`,
    dead && `leads given up: ${dead === COUNT_LIMIT ? `${COUNT_LIMIT} or more` : dead}. ${more}`,
    oldest_waiting &&
      isOld(oldest_waiting, WAITING_TOO_LONG.check) &&
      `a lead has waited since ${oldest_waiting}. ${more}`,
  ];
}

/** @param site a deployed one; without it, the local database is asked, which has no cron */
export function accountChecks(site?: string): Checks {
  const results = queryDatabase(site);
  // What is wrong with it is told where it is read.
  results.catch(() => {});
  return {
    "migrations are applied": async () => migrationProblems((await results)[0] ?? [], site),
    [`${site ? "the cron runs, and " : ""}leads are delivered`]: async () =>
      healthProblems((await results)[1]?.[0] ?? {}, Date.now(), site),
    ...(site && {
      "settings and secrets are there": async () =>
        (await results) && [await deployedSettingProblems(site)],
    }),
  };
}

/** Whether wrangler says that nobody is signed in. */
export const isSignedOut = (error: object): boolean =>
  /CLOUDFLARE_API_TOKEN|not authenticated|wrangler login/.test(Object.values(error).join(" "));
