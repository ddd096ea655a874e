import { expect, test } from "vitest";
import { parseEnv } from "~/config/env.server";
import { contactHandler } from "~/forms/contact";
import { sweep } from "~/leads/outbox/sweep.server";
import { submit } from "~/leads/submit.server";
import { consume } from "../support/queue-consumer";
import { encode } from "../support/site";
import { siteForTests } from "../support/site-for-tests";

/** The places where docs/scale.md says that a larger engine would be joined, each with a double of it. */

const site = siteForTests();
const other = siteForTests();

const lead = (n: number) => ({ name: "Ann", email: "ann@example.org", message: `Number ${n}` });

/** Posts to the pipeline with the database it is given; what outlives the answer is handed to `waitUntil`. */
async function post(db: D1Database, n: number, waitUntil: (work: Promise<unknown>) => void) {
  const env = parseEnv({ DB: db, FORM_SERVICE_URL: site.service.url });
  const request = new Request(`${site.url}/contact`, { method: "POST", body: encode(lead(n)) });
  return submit({ request, context: { env, waitUntil }, params: {} }, contactHandler);
}

test("the drain: a queue's consumer is claim and attempt over the ids of its batch", async () => {
  site.service.behaviour = "fail";
  const work: Promise<unknown>[] = [];
  for (let n = 0; n < 4; n++) await post(site.db, n, (one) => work.push(one));
  await Promise.all(work);
  const due = new Date(Date.now() + 120_000);

  /** A double of Cloudflare Queues: at least once, in no order, the same message twice. */
  const messages = (await site.rows("select id from deliveries")).map(({ id }) => String(id));
  const queue = [...messages, ...messages.slice(0, 2)].reverse();
  const take = (ids: string[]) => consume(site.db, site.service.url, ids, due);
  site.service.behaviour = "accept";
  site.service.arrivals.length = 0;
  await Promise.all([take(queue.splice(0, 3)), take(queue.splice(0))]);
  expect(site.service.arrivals.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
    messages.sort(),
  );
});

test("the database: the pipeline takes the one it is given, so a shard is chosen where the binding is read", async () => {
  const shards = [site.db, other.db];
  const work: Promise<unknown>[] = [];
  for (let n = 0; n < 6; n++) {
    await post(shards[n % 2] as D1Database, n, (one) => work.push(one));
  }
  await Promise.all(work);
  for (const one of [site, other]) {
    expect(await one.stored()).toEqual({ deliveries: 3, contact_submissions: 3 });
    expect(await one.rows("select 1 from deliveries where state = 'delivered'")).toHaveLength(3);
  }
  expect(site.service.arrivals).toHaveLength(6);
});

test("each shard is swept by itself", async () => {
  site.service.behaviour = "fail";
  const work: Promise<unknown>[] = [];
  await post(site.db, 1, (one) => work.push(one));
  await post(other.db, 2, (one) => work.push(one));
  await Promise.all(work);
  site.service.behaviour = "accept";
  site.service.arrivals.length = 0;
  for (const shard of [site.db, other.db]) {
    const env = parseEnv({ DB: shard, FORM_SERVICE_URL: site.service.url });
    await sweep(env, Date.now() + 120_000);
  }
  expect(site.service.arrivals).toHaveLength(2);
});
