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

/**
 * Also reports how many rows were read and written.
 * @param sql the first of the statements
 * @param statements how many there are
 */
async function under<T>(
  env: Inner,
  sql: string,
  work: () => Promise<T>,
  statements = 1,
): Promise<T> {
  const writes = /^\s*(insert|update|delete)/i.test(sql);
  const known = Object.entries(steps).find(([, pattern]) => pattern.test(sql))?.[0] ?? "";
  const url = `http://control/?writes=${writes}&step=${known}&statements=${statements}`;
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
      return Array.from({ length: statements }, () => ({
        success: true,
        results: [],
        meta: {},
      })) as T;
    default: {
      const done = await work();
      const sum = (what: "rows_read" | "rows_written") =>
        ([done].flat() as (Partial<D1Result> | undefined)[]).reduce(
          (total, one) => total + (one?.meta?.[what] ?? 0),
          0,
        );
      const [read, written] = [sum("rows_read"), sum("rows_written")];
      if (read + written > 0) {
        await env.CONTROL.fetch(`http://control/?read=${read}&written=${written}`);
      }
      return done;
    }
  }
}

class Statement {
  env: Inner;
  sql: string;
  inner: D1PreparedStatement;
  constructor(env: Inner, sql: string, inner: D1PreparedStatement) {
    this.env = env;
    this.sql = sql;
    this.inner = inner;
  }
  bind(...values: unknown[]) {
    return new Statement(this.env, this.sql, this.inner.bind(...values));
  }
  all() {
    return under(this.env, this.sql, () => this.inner.all<Record<string, unknown>>());
  }
  run() {
    return under(this.env, this.sql, () => this.inner.run());
  }
  async raw() {
    // Only `all` reports how many rows were read and written.
    const { results } = await this.all();
    return results.map((row) => Object.values(row));
  }
  async first() {
    const { results } = await this.all();
    return results[0] ?? null;
  }
}

export default function faultyD1(env: Inner) {
  return {
    prepare: (sql: string) => new Statement(env, sql, env.D1.prepare(sql)),
    batch: (statements: Statement[]) =>
      under(
        env,
        statements[0]?.sql ?? "",
        () => env.D1.batch(statements.map(({ inner }) => inner)),
        statements.length,
      ),
  };
}
