import { randomUUID } from "node:crypto";
import { getTableName } from "drizzle-orm";
import { leadTables } from "~/db/schema.server";
import {
  migrateDatabase,
  type Options,
  startBuiltWorker,
  sweepAt,
} from "../../scripts/built-worker.ts";
import { startFormService } from "../../scripts/form-service.ts";
import { checkLog } from "./log-lines";
import { postForm } from "./raw";

export type Row = Record<string, unknown>;

/**
 * The built worker in workerd with its files, a real local D1 in memory, and a real form service on
 * the loopback address. `bindings` replaces those of wrangler.toml; `options` are those of the worker.
 */
export async function startSite(bindings: Record<string, string> = {}, options: Options = {}) {
  const service = await startFormService(0, bindings.FORM_SERVICE_SECRET);
  const logged: string[] = [];
  const marks = new Map<string, () => void>();
  const readLine = (line: string) => {
    const mark = marks.get(line);
    if (mark) mark();
    else logged.push(line);
  };
  const miniflare = startBuiltWorker(
    { FORM_SERVICE_URL: service.url, ...bindings },
    { mails: new URL("/mails", service.url).href, ...options, log: readLine },
  );
  const url = (await miniflare.ready).origin;
  const binding = options.databaseFault ? "REAL_DB" : "DB";
  const db = (await miniflare.getD1Database(binding)) as unknown as D1Database;
  await migrateDatabase(db);
  const { results } = await db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not glob '_*' and name not like 'sqlite%' and name not like 'd1%'",
    )
    .all<{ name: string }>();
  const tables = results.map(({ name }) => name);
  const leads = ["deliveries", ...Object.values(leadTables).map(getTableName)];
  const worker = await miniflare.getWorker();
  const logMark = await miniflare.getWorker("log-mark");
  /** What the worker logs comes through pipes: waits until all lines so far are in `logged`. */
  const readLog = async () => {
    const mark = `/${randomUUID()}`;
    let streams = 2;
    const read = new Promise<void>((resolve) => {
      marks.set(mark, () => --streams || resolve());
    });
    await logMark.fetch(`http://log${mark}`);
    await read;
    marks.delete(mark);
  };
  /** All rows of a query, a table's by default in the order they were written. */
  const rows = async (query: string): Promise<Row[]> =>
    (await db.prepare(query.includes(" ") ? query : `select * from ${query}`).all<Row>()).results;
  const takeWrites = () => db.exec("drop trigger if exists refuse");

  return {
    url,
    db,
    service,
    /** What the worker logged since the last reset, a line each: all of it after `post` and `sweep`. */
    logged,
    rows,
    /** What stands at a path, whatever its status. */
    html: async (path: string) => (await fetch(url + path)).text(),
    /** The delivery, if there is one. Throws an Error if there are more. */
    delivery: async () => {
      const [delivery, ...others] = await rows("deliveries");
      if (others.length > 0) throw new Error(`There are ${others.length + 1} deliveries.`);
      return delivery;
    },
    /** The `Idempotency-Key` of each call of the form service, in order. */
    keys: () => service.arrivals.map(({ idempotencyKey }) => idempotencyKey),
    /** How many rows each table of leads has, by its name; none of what is empty. */
    stored: async () => {
      const counts = leads.map((name) => db.prepare(`select count(*) as n from ${name}`));
      const answers = await db.batch<{ n: number }>(counts);
      const counted = leads.map((name, at) => [name, answers[at]?.results[0]?.n ?? 0] as const);
      return Object.fromEntries(counted.filter(([, n]) => n > 0));
    },
    /** Runs the cron's sweep, as if that many milliseconds had passed. */
    sweep: async (later = 0) => {
      await sweepAt(worker, later);
      await readLog();
    },
    /** Posts a form as a browser without script does; redirects are not followed. */
    post: async (
      path: string,
      fields: Record<string, string | string[]> | URLSearchParams,
      headers: Record<string, string> = {},
    ) => {
      const body = fields instanceof URLSearchParams ? fields : encode(fields);
      const response = await postForm(url, path, body, headers);
      await readLog();
      return response;
    },
    /** Has D1 refuse every new row of a table, until the next reset or `takeWrites`. */
    refuseWrites: (table = "deliveries") =>
      db.exec(
        `create trigger refuse before insert on ${table} begin select raise(abort, 'no'); end`,
      ),
    takeWrites,
    /** Empties the database, the form service and the log, whose lines must be known ones. */
    reset: async () => {
      checkLog(logged);
      await takeWrites();
      await db.batch(tables.map((name) => db.prepare(`delete from ${name}`)));
      service.arrivals.length = 0;
      logged.length = 0;
      service.behaviour = "accept";
      service.delay = 0;
      service.choose = null;
      service.failEvery = 0;
    },
    stop: async () => {
      await miniflare.dispose();
      await service.close();
      checkLog(logged);
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Form fields as a body; a list stands for several values of one name. */
export function encode(fields: Record<string, string | string[]>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  return body;
}
