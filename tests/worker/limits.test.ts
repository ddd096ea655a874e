import { afterEach, describe, expect, test } from "vitest";
import { addLeads } from "../support/add-leads";
import { alertReceiver } from "../support/alert-receiver";
import { eventually } from "../support/eventually";
import { lead, ticket } from "../support/leads";
import { type Site, startSite } from "../support/site";
import { untilArrivals, untilDeliveries } from "../support/site-for-tests";
import { fromNow, HOUR, MINUTE } from "../support/time";

/** What Cloudflare allows one invocation (docs/reliability.md), counted as calls and queries together. */
const limits = { free: 50, paid: 1_000 };

const down = "update service_state set failures = 9, probe_at = null";

let site: Site;
afterEach(() => site.stop());

/** A site that counts the statements sent to D1, and the rows they read and wrote, indexes included. */
async function counting(
  bindings: Record<string, string>,
  fault: (step: string) => string = () => "",
) {
  const counted = { statements: 0, read: 0, written: 0 };
  site = await startSite(bindings, {
    databaseFault: (call) => {
      counted.statements += Number(call.get("statements"));
      counted.read += Number(call.get("read"));
      counted.written += Number(call.get("written"));
      return fault(call.get("step") ?? "");
    },
  });
  return counted;
}

const backlog = (count: number) => addLeads(site.db, count, { attempts: 1, queue: 1 });

const left = async () =>
  (await site.rows("select count(*) as n from deliveries where state = 'pending'"))[0]?.n;

test.each<[string, number, prepare?: (on: Site) => unknown]>([
  ["quick service", 24],
  [
    "service that takes nine seconds",
    24,
    ({ service }) => Object.assign(service, { delay: 9_000 }),
  ],
  ["service that is back", 19, ({ db }) => db.exec(down)],
  [
    "service that failed once and refuses everything",
    24,
    ({ service, db }) => {
      service.behaviour = "refuse";
      return db.exec("update service_state set failures = 1");
    },
  ],
  [
    "quick service and all there is to tell",
    24,
    async ({ db }) => {
      const ended = { created_at: "2026-11-01", ended_at: "", signs: '["honeypot"]' };
      for (const state of ["dead", "quarantined"])
        await addLeads(db, 6, { ...ended, state }, state);
      await db.exec("update service_state set refusals = 4, swept_at = '2026-01-01'");
    },
  ],
  [
    "probe that is refused",
    7,
    ({ service, db }) => {
      service.behaviour = "refuse";
      return db.exec(down);
    },
  ],
])(
  "a sweep of the free plan stays within 50 calls and queries together: %s",
  async (_, sent, prepare) => {
    const receiver = alertReceiver();
    await receiver.open();
    const counted = await counting({ ALERT_URL: receiver.url });
    await backlog(100);
    await prepare?.(site);
    counted.statements = 0;
    await site.sweep(1);
    receiver.close();
    expect(site.service.arrivals).toHaveLength(sent);
    expect(counted.statements + sent + receiver.told.length).toBeLessThanOrEqual(limits.free);
  },
);

test("between two probes of a service that is down, a sweep is six statements", async () => {
  const counted = await counting({});
  await backlog(10);
  await site.db.exec(`update service_state set failures = 9, probe_at = '${fromNow(50_000)}'`);
  counted.statements = 0;
  await site.sweep();
  expect([site.service.arrivals.length, counted.statements]).toEqual([0, 6]);
});

test("a sweep of the paid plan sends 594 leads at most within its limit, and the next ones the rest", async () => {
  const counted = await counting({ SWEEP_CALLS: "1000" });
  await backlog(1_000);
  for (let minute = 0; (await left()) !== 0 && minute < 5; minute++) {
    counted.statements = 0;
    const before = site.service.arrivals.length;
    await site.sweep(minute * MINUTE + 1);
    const sent = site.service.arrivals.length - before;
    expect(sent).toBeLessThanOrEqual(594);
    expect(counted.statements + sent).toBeLessThan(limits.paid);
    // Few queries: four for each batch of six.
    expect(counted.statements).toBeLessThan((sent * 4) / 6 + 12);
  }
  expect(await left()).toBe(0);
  expect(new Set(site.keys()).size).toBe(1_000);
});

test("a submission stays within 50 calls and queries, also when its visitor waits for the service", async () => {
  const counted = await counting({});
  site.service.behaviour = "stall";
  counted.statements = 0;
  const since = performance.now();
  const press = async () => (await site.post("/support", ticket())).status;
  expect(await Promise.all([press(), press()])).toEqual([502, 502]);
  expect(performance.now() - since, "ten seconds and a loaded machine").toBeLessThan(20_000);
  expect(counted.statements).toBeLessThan(limits.free);
  expect(site.service.arrivals).toHaveLength(1);
  await untilDeliveries(site, { last_error: "timeout", lease_until: null });
});

test("a submission stays within 50 calls and queries, also when the database refuses every claim", async () => {
  const counted = await counting({}, (step) => (step === "claim" ? "refuse" : ""));
  counted.statements = 0;
  expect((await site.post("/support", ticket())).status).toBe(502);
  expect(counted.statements).toBeGreaterThan(5);
  expect(counted.statements).toBeLessThan(limits.free);
});

test("a lead is seven statements; rows written, of which the free plan has 100,000 a day: 14 a lead, 6 a failed attempt, 1 a sweep", async () => {
  const counted = await counting({});
  counted.statements = 0;
  await site.post("/contact", lead);
  await eventually(async () => expect(await left()).toBe(0));
  expect(counted.statements).toBe(7);
  expect(counted.written, "rows of a lead; each index is one more").toBe(14);
  counted.written = 0;
  await site.sweep();
  expect(counted.written).toBeLessThanOrEqual(1);
  await backlog(1);
  site.service.behaviour = "fail";
  counted.written = 0;
  await site.sweep(1);
  expect(site.service.arrivals).toHaveLength(2);
  expect(counted.written).toBe(1 + 6);
});

describe("rows read, of which the free plan has 5 million a day", () => {
  const ago = fromNow(-HOUR);
  const ahead = fromNow(HOUR);

  async function full(next: string) {
    const counted = await counting({ ALERT_URL: "http://127.0.0.1:9/" });
    for (const [name, state, queue] of [
      ["waits", "pending", 1],
      ["refused", "pending", 2],
      ["dead", "dead", 1],
    ] as const) {
      const refused = queue === 2 ? 1 : 0;
      const row = { created_at: ago, state, queue, refused, attempts: 1, ended_at: ago };
      await addLeads(site.db, 5000, { ...row, next_attempt_at: next }, name);
    }
    // The operators were told a minute ago.
    await site.db.exec(`update service_state set alerted_at = '${fromNow(-MINUTE)}'`);
    counted.read = 0;
    return counted;
  }

  test("a sweep that finds nothing due reads a few", async () => {
    const counted = await full(ahead);
    await site.sweep();
    expect(site.service.arrivals).toHaveLength(0);
    expect(counted.read).toBeLessThan(25);
  });

  test("a sweep that sends reads 200 at most beyond what it sends", async () => {
    const counted = await full(ago);
    await site.sweep();
    expect(site.service.arrivals).toHaveLength(24);
    expect(counted.read).toBeLessThan(200 + 24);
  });

  test("a probe of a service that is down reads a few, in each minute", async () => {
    const counted = await full(ago);
    site.service.behaviour = "fail";
    for (const minute of [0, 1]) {
      await site.db.exec(down);
      counted.read = 0;
      await site.sweep(minute * MINUTE);
      expect(site.service.arrivals).toHaveLength(minute + 1);
      expect(counted.read).toBeLessThan(50);
    }
  });

  test("an alert that nobody takes counts five hundred leads of each kind, and not in each minute", async () => {
    const counted = await full(ahead);
    await site.db.exec("update service_state set alerted_at = null, refusals = 4");
    counted.read = 0;
    for (const minute of [0, 1, 2, 3, 4]) await site.sweep(minute * MINUTE);
    expect(site.logged.filter((line) => line.includes("alert_failed"))).toHaveLength(1);
    expect(counted.read).toBeLessThan(6 * 500 + 5 * 50);
  });

  test("a lead that is delivered reads a few", async () => {
    const counted = await full(ahead);
    await site.sweep();
    counted.read = 0;
    await site.post("/contact", lead);
    await untilArrivals(site, 1);
    await eventually(async () =>
      expect(await site.rows("select 1 from deliveries where state = 'delivered'")).toHaveLength(1),
    );
    expect(counted.read).toBeLessThan(40);
  });
});
