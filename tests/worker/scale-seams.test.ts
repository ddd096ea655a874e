import { expect, test } from "vitest";
import { parseEnv } from "~/config/env.server";
import { contactHandler } from "~/forms/contact";
import { sweep } from "~/leads/outbox/sweep.server";
import { submit } from "~/leads/submit.server";
import { lead } from "../support/leads";
import { consume } from "../support/queue-consumer";
import { encode } from "../support/site";
import { siteForTests } from "../support/site-for-tests";
import { MINUTE } from "../support/time";

/** The places where docs/scale.md says that a larger engine would be joined, each with a double of it. */

const site = siteForTests();
const other = siteForTests();

const envOf = (db: D1Database) => parseEnv({ DB: db, FORM_SERVICE_URL: site.service.url });

/** Posts a lead to the pipeline with each of these databases, and waits for what outlives the answers. */
async function postTo(...databases: D1Database[]) {
  const work: Promise<unknown>[] = [];
  for (const [n, db] of databases.entries()) {
    const body = encode({ ...lead, message: `Number ${n}` });
    const request = new Request(`${site.url}/contact`, { method: "POST", body });
    const context = { env: envOf(db), waitUntil: (one: Promise<unknown>) => work.push(one) };
    await submit({ request, context, params: {} }, contactHandler);
  }
  await Promise.all(work);
}

test("the drain: a queue's consumer is claim and attempt over the ids of its batch", async () => {
  site.service.behaviour = "fail";
  await postTo(site.db, site.db, site.db, site.db);
  const due = new Date(Date.now() + 2 * MINUTE);

  /** A double of Cloudflare Queues: at least once, in no order, the same message twice. */
  const messages = (await site.rows("select id from deliveries")).map(({ id }) => String(id));
  const queue = [...messages, ...messages.slice(0, 2)].reverse();
  const take = (ids: string[]) => consume(site.db, site.service.url, ids, due);
  site.service.behaviour = "accept";
  site.service.arrivals.length = 0;
  await Promise.all([take(queue.splice(0, 3)), take(queue.splice(0))]);
  expect(site.keys().sort()).toEqual(messages.sort());
});

test("the database: the pipeline takes the one it is given, so a shard is chosen where the binding is read", async () => {
  await postTo(site.db, other.db, site.db, other.db, site.db, other.db);
  for (const one of [site, other]) {
    expect(await one.stored()).toEqual({ deliveries: 3, contact_submissions: 3 });
    expect(await one.rows("select 1 from deliveries where state = 'delivered'")).toHaveLength(3);
  }
  expect(site.service.arrivals).toHaveLength(6);
});

test("each shard is swept by itself", async () => {
  site.service.behaviour = "fail";
  await postTo(site.db, other.db);
  site.service.behaviour = "accept";
  site.service.arrivals.length = 0;
  for (const shard of [site.db, other.db]) await sweep(envOf(shard), Date.now() + 2 * MINUTE);
  expect(site.service.arrivals).toHaveLength(2);
});
