/** What a lead costs: the visitor's wait, the round trips to D1, and clearing a backlog. */
import { migrateDatabase } from "../built-worker.ts";
import { startFormService } from "../form-service.ts";
import { post } from "./lead-cost.ts";
import { median } from "./stats.ts";
import { site, startWorkerd } from "./workerd.ts";

const POSTS = 100;
const BACKLOG = 1000;
const AT_ONCE = 8;
const DAY = 86_400_000;

/** Counts the round trips to D1 finished before the response, and reports them in a header. */
const counting = `
import worker from "./worker.js";
let trips = 0;
// A batch accepts only D1's own statements.
const database = (db) => ({
  prepare: (text) => statement(db.prepare(text)),
  batch: async (list) => { const all = await db.batch(list.map(({ own }) => own)); trips++; return all; },
});
const statement = (own) => {
  const trip = (name) => async (...args) => { const value = await own[name](...args); trips++; return value; };
  return { own, bind: (...args) => statement(own.bind(...args)), run: trip("run"), all: trip("all"), first: trip("first"), raw: trip("raw") };
};
export default {
  async fetch(request, env, ctx) {
    if (!request.headers.has("Count")) return worker.fetch(request, env, ctx);
    trips = 0;
    const answer = await worker.fetch(request, { ...env, DB: database(env.DB) }, ctx);
    const counted = new Response(answer.body, answer);
    counted.headers.set("Count", String(trips));
    return counted;
  },
  scheduled: worker.scheduled,
};`;

async function several(count: number, work: () => Promise<unknown>) {
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await work();
    }),
  );
}

/**
 * Milliseconds a visitor waits for the response (a median per round), with a form service that answers at
 * once and with one that takes three seconds. Also the round trips, and the sweeps that clear a backlog.
 */
export async function measureLeads(build: string, rounds: number) {
  const service = await startFormService(0);
  const workerd = await startWorkerd([
    ...site("site", build, { FORM_SERVICE_URL: service.url }, counting),
  ]);
  const db = await workerd.miniflare.getD1Database("DB");
  await migrateDatabase(db);
  const url = await workerd.url("site");

  const wait = async (delay: number) => {
    service.delay = delay;
    const times: number[] = [];
    await several(POSTS, async () => {
      const since = performance.now();
      await post(url);
      times.push(performance.now() - since);
    });
    return median(times);
  };
  await wait(0);
  const instant: number[] = [];
  const slow: number[] = [];
  for (let round = 0; round < rounds; round++) {
    instant.push(await wait(0));
    slow.push(await wait(3000));
  }
  const roundTrips = Number((await post(url, { Count: "1" })).headers.get("Count"));

  const pending = async () =>
    Number(
      await db
        .prepare("select count(*) as n from deliveries where state <> 'delivered'")
        .first("n"),
    );
  service.delay = 0;
  while ((await pending()) > 0) await new Promise((done) => setTimeout(done, 200));
  service.behaviour = "fail";
  await several(BACKLOG, () => post(url));
  service.behaviour = "accept";
  const worker = await workerd.miniflare.getWorker();
  const since = performance.now();
  let sweeps = 0;
  // A day later every row is due. Then the sweeps follow a minute apart.
  while ((await pending()) > 0 && sweeps < 100) {
    await worker.scheduled({ scheduledTime: new Date(Date.now() + DAY + sweeps++ * 60_000) });
  }
  const backlog = { rows: BACKLOG, sweeps, milliseconds: performance.now() - since };
  await workerd.stop();
  await service.close();
  return { instant, slow, roundTrips, backlog };
}
