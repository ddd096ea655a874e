/**
 * What docs/scale.md says breaks first, simulated: the backlog of a day on which the form service was down,
 * at ten times today's load, drained by the cron's sweep, and by the queue that would take over.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadModule } from "../build/load-module.ts";
import { writeTable } from "../markdown-table.ts";
import { sampleOf } from "../mutants/score.ts";
import { say } from "../tasks.ts";

type Site = Awaited<ReturnType<typeof import("../../tests/support/site.ts").startSite>>;

const LEADS = 50_000;
const MINUTE = 60_000;
/** Leads that come in by a post each; the others are copies of them in the database. */
const POSTED = 20;
/** Ids in a message batch: the claim names them, and D1 takes 100 values in a statement. */
const IDS = 50;
/** Consumers of the queue at once. Cloudflare allows 250; the form service is the one to ask. */
const CONSUMERS = 10;
/** One message in so many is delivered twice, as a queue may. */
const TWICE = 25;

/** What waits, each lead's time of arrival spread over the day before. */
const copies = `
  insert into deliveries (id, created_at, form, payload, next_attempt_at, give_up_at, page, campaign)
  with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1),
    time(i, at) as (select i, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day', (86400.0 * i / ?1) || ' seconds') from n)
  select printf('%08x-0000-8000-8000-000000000000', i), at, form,
    json_set(payload, '$.message', 'lead ' || i), at, give_up_at, page, campaign
  from time, (select * from deliveries limit 1)`;

/** A site with the backlog, whose form service is back as of the fourth minute. */
async function withBacklog<Row>(leads: number, work: (site: Site) => Promise<Row>) {
  const folder = mkdtempSync(join(tmpdir(), "backlog-"));
  const { startSite }: typeof import("../../tests/support/site.ts") =
    await loadModule("tests/support/site.ts");
  const site = await startSite({ SWEEP_CALLS: "1000" }, { persist: folder });
  try {
    site.service.behaviour = "fail";
    for (let number = 0; number < POSTED; number++) {
      const fields = { name: "Ann Sample", email: "ann@example.org", message: `Post ${number}` };
      await site.post("/contact", fields, { "CF-Connecting-IP": `192.0.2.${number}` });
    }
    await site.db
      .prepare(copies)
      .bind(leads - POSTED)
      .run();
    for (let minute = 1; minute <= 3; minute++) await site.sweep(minute * MINUTE);
    site.service.behaviour = "accept";
    return await work(site);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

const left = async ({ rows }: Site) =>
  Number((await rows("select count(*) as n from deliveries where state <> 'delivered'"))[0]?.n);

/** How many calls each lead took while the service was back; throws if one was sent never or twice. */
function callsOf({ service }: Site, leads: number) {
  const sent = service.arrivals.filter(({ answered }) => answered === "accept");
  const keys = new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size;
  if (keys !== leads || sent.length !== leads)
    throw new Error(`${sent.length} calls for ${keys} of ${leads} leads`);
  return `${sent.length.toLocaleString("en-US")} calls, one for each`;
}

const seconds = (since: number) => (performance.now() - since) / 1000;

/** By sweeps alone, a minute after the other. */
const bySweeps = (leads: number) =>
  withBacklog(leads, async (site) => {
    const sent: number[] = [];
    const took: number[] = [];
    for (let before = await left(site); before > 0 && sent.length < 500; ) {
      const since = performance.now();
      await site.sweep((4 + sent.length) * MINUTE);
      took.push(seconds(since));
      const after = await left(site);
      sent.push(before - after);
      before = after;
    }
    const work = took.reduce((sum, one) => sum + one, 0);
    return [
      "the sweep, `SWEEP_CALLS` 1000",
      `${sent.length} minutes, ${Math.max(...sent)} a sweep at most`,
      `${work.toFixed(0)} s, ${Math.max(...took).toFixed(1)} s for the longest sweep`,
      callsOf(site, leads),
    ];
  });

/** By one sweep, which finds the service back, and consumers of a queue for what it leaves. */
async function byQueue(leads: number) {
  const { consume }: typeof import("./queue-consumer.ts") = await loadModule(
    "scripts/bench/queue-consumer.ts",
  );
  return withBacklog(leads, async (site) => {
    await site.sweep(4 * MINUTE);
    const pending = await site.rows("select id from deliveries where state = 'pending'");
    const ids = pending.map(({ id }) => String(id));
    const doubled = [...ids, ...ids.filter((_, at) => at % TWICE === 0)];
    const messages = sampleOf(doubled, doubled.length, 1);
    // Its line for each delivery; the worker's own go to the site's log.
    const { info } = console;
    console.info = () => {};
    const now = new Date(Date.now() + 4 * MINUTE);
    const since = performance.now();
    const work = async () => {
      while (messages.length > 0) {
        await consume(site.db, site.service.url, messages.splice(-IDS), now);
      }
    };
    await Promise.all(Array.from({ length: CONSUMERS }, work));
    console.info = info;
    const took = seconds(since);
    if ((await left(site)) > 0) throw new Error(`${await left(site)} left`);
    return [
      `a queue, batches of ${IDS}, ${CONSUMERS} consumers`,
      `1 minute to hand out ${ids.length.toLocaleString("en-US")} ids`,
      `${took.toFixed(0)} s, ${(ids.length / took).toFixed(0)} leads a second`,
      callsOf(site, leads),
    ];
  });
}

/** Simulates both, and writes the table of docs/scale.md. */
export async function measureBacklog() {
  const rows = [];
  for (const drain of [bySweeps, byQueue]) {
    const row = await drain(LEADS);
    say(row.join(" · "));
    rows.push(row);
  }
  const head = ["drained by", "of the cron", "of this machine", "sent"];
  return writeTable(head, rows, "backlog", "docs/scale.md");
}
