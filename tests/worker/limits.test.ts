import { afterEach, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { type Site, startSite } from "../support/site";

/** What Cloudflare allows one invocation (docs/reliability.md): calls and queries together on the free plan. */
const limits = { free: 50, paidCalls: 1_000, paidQueries: 1_000 };

let site: Site;
afterEach(() => site.stop());

/** A site that counts the statements sent to D1, and the rows they wrote, indexes included. */
async function counting(bindings: Record<string, string>) {
  const counted = { statements: 0, written: 0 };
  site = await startSite(bindings, {
    databaseFault: (call) => {
      counted.statements += Number(call.get("statements"));
      counted.written += Number(call.get("written"));
      return "";
    },
  });
  return counted;
}

const backlog = (count: number) =>
  site.db
    .prepare(
      `insert into deliveries (id, created_at, form, payload, next_attempt_at, give_up_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       select printf('%08x-0000-8000-8000-000000000000', i), ?2, 'contact', '{}', ?2, ?3 from n`,
    )
    .bind(count, new Date(Date.now() - 86_400_000).toISOString(), "2099-01-01T00:00:00.000Z")
    .run();

const left = async () =>
  (await site.rows("select count(*) as n from deliveries where state = 'pending'"))[0]?.n;

test("a sweep of the free plan stays within 50 calls and queries together", async () => {
  const counted = await counting({ SWEEP_CALLS: "30", ALERT_URL: "http://127.0.0.1:9/" });
  await backlog(100);
  counted.statements = 0;
  await site.sweep(1);
  expect(site.service.arrivals).toHaveLength(30);
  // One more call is the alert.
  expect(counted.statements + 30 + 1).toBeLessThanOrEqual(limits.free - 3);
  expect(await left()).toBe(70);
});

test("a sweep of the paid plan makes 600 calls with few queries, and the next one the rest", async () => {
  const counted = await counting({ SWEEP_CALLS: "600" });
  await backlog(1_000);
  counted.statements = 0;
  await site.sweep(1);
  expect(site.service.arrivals).toHaveLength(600);
  expect(600).toBeLessThan(limits.paidCalls);
  expect(counted.statements).toBeLessThan(limits.paidQueries / 4);
  await site.sweep(60_000);
  expect(await left()).toBe(0);
  const keys = site.service.arrivals.map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1_000);
});

test("a submission stays within 50 calls and queries, also when its visitor waits for the service", async () => {
  const counted = await counting({});
  site.service.behaviour = "stall";
  const ticket = {
    ...{ form: "support", name: "Ann", email: "a@b.co", phone: "3175550188", company: "Co" },
    ...{ subject: "It", message: "It hums and hums.", urgency: "low", termsAccepted: "on" },
  };
  counted.statements = 0;
  const answers = await Promise.all([site.post("/support", ticket), site.post("/support", ticket)]);
  expect(answers.map(({ status }) => status)).toEqual([502, 502]);
  expect(counted.statements).toBeLessThan(limits.free);
  expect(site.service.arrivals).toHaveLength(1);
});

test("rows written, of which the free plan has 100,000 a day: 12 a lead, 5 a failed attempt, 1 a sweep", async () => {
  const counted = await counting({});
  const lead = { name: "Ann", email: "a@b.co", message: "Hello" };
  await site.post("/contact", lead);
  await eventually(async () => expect(await left()).toBe(0));
  expect(counted.written).toBe(12);
  counted.written = 0;
  await site.sweep();
  expect(counted.written).toBeLessThanOrEqual(1);
  await backlog(1);
  site.service.behaviour = "fail";
  counted.written = 0;
  await site.sweep(1);
  expect(site.service.arrivals).toHaveLength(2);
  expect(counted.written).toBe(1 + 5);
});
