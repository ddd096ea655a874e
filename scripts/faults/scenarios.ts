/** What can go wrong, one function each. Each returns its results; scripts/faults.ts runs them and prints the table. */
import { setTimeout as pause } from "node:timers/promises";
import type { Behaviour } from "../form-service.ts";
import { watchSpacing } from "./spacing.ts";
import { MINUTE, ofKillableSite, ofSite, pendingIn } from "./story.ts";

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Scenario = () => ReturnType<typeof ofSite>;

/** What the form service does to each of twenty leads, and to those that are sent again. */
const behaviours: Behaviour[] = [
  "fail",
  "busy",
  "redirect",
  "reset",
  "half-then-reset",
  "garble",
  "deny",
  "errors",
  "no-content",
  "empty",
  "text",
  "html",
  "endless",
  "stall",
  "trickle",
  "refuse",
  "marked-deny",
  "long-deny",
];
const withService = (behaviour: Behaviour) =>
  ofSite({}, async ({ site, service, ledger }) => {
    service.behaviour = behaviour;
    await ledger.load(20);
    await site.idle();
    await site.sweep(2 * MINUTE);
    await site.idle();
  });

/** What one in so many writes does (d1-binding.ts). */
const databaseFaults = { refuse: 3, deny: 3, hang: 6, late: 6 };
function withDatabase(fault: string, every: number) {
  let calls = 0;
  let on = true;
  const databaseFault = (call: URLSearchParams) =>
    on && call.get("writes") === "true" && ++calls % every === 0 ? fault : "";
  return ofSite({ databaseFault }, async ({ ledger }) => {
    await ledger.load(60);
    on = false;
  });
}

/**
 * A day of the cron, minute by minute, with 1,000 leads that the service does not take, and so many workers
 * that die between a call and its record.
 */
function dayOf(behaviour: Behaviour, deaths: number) {
  let dying = 0;
  const databaseFault = (call: URLSearchParams) =>
    call.get("step") === "record" && dying-- > 0 ? "refuse" : "";
  return ofSite({ databaseFault }, async ({ site, service, ledger }) => {
    const spacing = watchSpacing(service);
    service.behaviour = behaviour;
    await ledger.load(1_000);
    await site.idle();
    spacing.note(0);
    const minutes = DAY / MINUTE;
    const every = Math.floor(minutes / deaths);
    for (let minute = 1; minute <= minutes; minute++) {
      dying = minute % every === 0 ? 1 : 0;
      await site.sweep(minute * MINUTE);
      spacing.note(minute);
    }
    dying = 0;
    return spacing.check();
  });
}

export const scenarios: Record<string, Scenario> = {
  "SIGKILL under load, the service failing one time in three": () =>
    ofKillableSite(async ({ site, service, ledger }) => {
      service.failEvery = 3;
      const kills = 30;
      for (let kill = 0; kill < kills; kill++) {
        let stop = false;
        const load = ledger.load(1_000, () => stop);
        const target = service.arrivals.length + 20 + Math.floor(Math.random() * 40);
        while (service.arrivals.length < target) await pause(5);
        stop = true;
        await site.restart();
        await load;
      }
      return `${kills} kills`;
    }),

  "SIGKILL inside a sweep": () =>
    ofKillableSite(async ({ site, service, ledger }) => {
      service.behaviour = "fail";
      await ledger.load(200);
      service.behaviour = "accept";
      service.delay = 20;
      const kills = 10;
      for (let kill = 0; kill < kills; kill++) {
        const target = service.arrivals.length + 8;
        let sweeping = true;
        const ended = () => {
          sweeping = false;
        };
        site.sweep(2 * HOUR).then(ended, ended);
        while (sweeping && service.arrivals.length < target) await pause(5);
        await site.restart();
      }
      return `${kills} kills`;
    }),

  "SIGKILL between the commit and the delivery": () =>
    ofKillableSite(async ({ site, service, ledger }) => {
      service.behaviour = "stall";
      const rounds = 5;
      for (let round = 0; round < rounds; round++) {
        await ledger.load(4);
        await site.restart();
      }
      return `${rounds} kills`;
    }),

  ...Object.fromEntries(
    behaviours.map((behaviour) => [`service: ${behaviour}`, () => withService(behaviour)]),
  ),

  ...Object.fromEntries(
    Object.entries(databaseFaults).map(([fault, every]) => [
      `D1: one call in ${every}: ${fault}`,
      () => withDatabase(fault, every),
    ]),
  ),

  "clock a day forward, and back": () =>
    ofSite({}, async ({ site, service, ledger }) => {
      service.behaviour = "fail";
      await ledger.load(10);
      await site.idle();
      for (const later of [DAY, 0, 3 * DAY, -DAY, 0]) await site.sweep(later);
      service.behaviour = "accept";
      await site.sweep();
    }),

  "rate limiter throwing": () =>
    ofSite({ limiterFault: "refuses" }, ({ ledger }) => ledger.load(10)),

  "three sweeps at once": () =>
    ofSite({}, async ({ site, service, ledger }) => {
      service.behaviour = "fail";
      await ledger.load(200);
      await site.idle();
      service.behaviour = "accept";
      service.delay = 10;
      for (let minute = 2; minute < 6; minute++) {
        await Promise.all([1, 2, 3].map(() => site.sweep(minute * MINUTE)));
      }
    }),

  "24 hours of outage, minute by minute, 50 workers killed after a call": () => dayOf("fail", 50),

  "24 hours of a service that refuses every lead": () => dayOf("refuse", 0),

  "backlog of an outage of 24 hours, service back at minute 0": () =>
    ofSite({}, async ({ site, service }) => {
      const count = 10_000;
      const then = new Date(Date.now() - DAY).toISOString();
      await site.db
        .prepare(
          `insert into deliveries (id, created_at, form, payload, attempts, queue, next_attempt_at, give_up_at)
           with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
           select printf('%08x-0000-8000-8000-000000000000', i), ?2, 'contact',
             json_object('message', 'backlog ' || i), i % 2, i % 2, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (i % 2 * (i % 60)) || ' minutes'), '2099-01-01T00:00:00.000Z' from n`,
        )
        .bind(count, then)
        .run();
      await site.db
        .prepare("update service_state set failures = 1000, probe_at = ?")
        .bind(then)
        .run();
      let minute = 0;
      let at5000 = 0;
      while ((await pendingIn(site)) > 0 && minute < 60) {
        await site.sweep(++minute * MINUTE);
        if (!at5000 && service.arrivals.length >= 5_000) at5000 = minute;
      }
      const calls = service.arrivals.length;
      if (calls !== count) throw new Error(`${calls} calls for ${count} leads`);
      return `${count} leads gone after ${minute} sweeps${at5000 ? `, 5,000 after ${at5000}` : ""}`;
    }),
};
