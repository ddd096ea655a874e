/** Sits in front of the real D1 in fault tests and misbehaves as the test asks, one `fault` per call. */

/**
 * Faults: `refuse` throws, `hang` never answers, `slow` does the work after one second, `late` after
 * four seconds, `deny` does the work and then reports a failure, and `forget` reports success and does nothing.
 */
export type Inner = { D1: D1Database; CONTROL: Fetcher };

/** The steps of a lead, by the first statement of each. */
const steps = {
  store: /^\s*insert into "deliveries"/i,
  claim: /^\s*update "deliveries" set "attempts"/i,
  record: /^\s*update "deliveries" set "state" = \(\?/i,
  "read service": /^\s*select .* from "service_state"/i,
};

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Results = D1Result<Record<string, unknown>> | D1Result[];

/** Does the work, or the fault; reports how many rows the work has read and written. */
async function under<T extends Results>(
  env: Inner,
  statements: { sql: string }[],
  work: () => Promise<T>,
): Promise<T> {
  const [{ sql } = { sql: "" }] = statements;
  const writes = /^\s*(insert|update|delete)/i.test(sql);
  const known = Object.entries(steps).find(([, pattern]) => pattern.test(sql))?.[0] ?? "";
  const url = `http://control/?writes=${writes}&step=${known}&statements=${statements.length}`;
  switch (await (await env.CONTROL.fetch(url)).text()) {
    case "refuse":
      // As SQLite does, it quotes what it was given.
      throw new Error("D1_ERROR: refused by the test near 'ann@sentinel.example'");
    case "hang":
      return new Promise(() => {});
    case "slow":
      await pause(1_000);
      return work();
    case "late":
      await pause(4_000);
      return work();
    case "deny":
      await work();
      throw new Error("D1_ERROR: network connection lost");
    case "forget":
      return statements.map(() => ({ success: true, results: [], meta: {} })) as unknown as T;
    default: {
      const done = await work();
      let [read, written] = [0, 0];
      for (const { meta } of [done].flat()) {
        read += meta.rows_read;
        written += meta.rows_written;
      }
      await env.CONTROL.fetch(`http://control/?read=${read}&written=${written}`);
      return done;
    }
  }
}

interface Statement {
  sql: string;
  inner: D1PreparedStatement;
}

function statement(env: Inner, sql: string, inner: D1PreparedStatement) {
  const all = () => under(env, [{ sql }], () => inner.all<Record<string, unknown>>());
  return {
    sql,
    inner,
    bind: (...values: unknown[]) => statement(env, sql, inner.bind(...values)),
    all,
    run: all,
    // Only `all` reports how many rows were read and written.
    raw: async () => (await all()).results.map((row) => Object.values(row)),
    first: async () => (await all()).results[0] ?? null,
  };
}

export default (env: Inner) => ({
  prepare: (sql: string) => statement(env, sql, env.D1.prepare(sql)),
  batch: (statements: Statement[]) =>
    under(env, statements, () => env.D1.batch(statements.map(({ inner }) => inner))),
});
