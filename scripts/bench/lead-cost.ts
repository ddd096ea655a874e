/** What the free plan counts of a lead: CPU of a post and of a sweep, and room in D1. */
import { migrateDatabase } from "../built-worker.ts";
import { startFormService } from "../form-service.ts";
import { site, startWorkerd } from "./workerd.ts";

const POSTS = 300;
const SWEEPS = 40;

/**
 * Stands before the worker with a D1 that answers from memory, because the local D1 works in the same
 * process and Cloudflare's in another. What is claimed is one lead after a post, all that was asked for in a sweep.
 */
export const withoutDatabase = `
import worker from "./worker.js";
let number = 0;
const past = "2026-01-01T00:00:00.000Z";
const payload = JSON.stringify({ name: "Ann Sample", email: "ann@example.org", message: "x".repeat(500) });
const known = { id: () => "0badcafe-0000-8000-8000-" + String(++number).padStart(12, "0"), form: () => "contact",
  payload: () => payload, state: () => "pending", sends: () => 1, attempts: () => 1, presses: () => 0, refused: () => 0,
  failures: () => 0, created_at: () => past, next_attempt_at: () => past, give_up_at: () => "2099" + past.slice(4) };
const rows = (sql, values) => {
  const returning = /returning (.*)$/.exec(sql)?.[1] ?? /^select (.*?) from/.exec(sql)?.[1];
  if (!returning) return [];
  const columns = [...returning.matchAll(/"(\\w+)"/g)].map(([, name]) => name);
  const count = /limit \\?/.test(sql) && /^update/.test(sql) ? Math.max(...values.filter((value) => value > 1 && value < 1000)) : 1;
  return Array.from({ length: count }, () => Object.fromEntries(columns.map((name) => [name, known[name]?.() ?? null])));
};
const statement = (sql, values = []) => ({
  bind: (...given) => statement(sql, given),
  all: async () => ({ success: true, meta: {}, results: rows(sql, values) }),
  run: async () => ({ success: true, meta: {}, results: [] }),
  raw: async () => rows(sql, values).map((row) => Object.values(row)),
});
const DB = { prepare: (sql) => statement(sql), batch: (list) => Promise.all(list.map((one) => one.all())) };
export default {
  fetch: (request, env, ctx) => worker.fetch(request, { ...env, DB }, ctx),
  scheduled: (event, env, ctx) => worker.scheduled(event, { ...env, DB }, ctx),
};`;

let sender = 0;

/** Posts a new message of 500 characters, each from a network that is a sender of its own. */
export async function post(url: string) {
  const number = (++sender).toString(16);
  const response = await fetch(`${url}/contact`, {
    method: "POST",
    redirect: "manual",
    headers: { "CF-Connecting-IP": `2001:db8:${number}::1` },
    body: new URLSearchParams({
      form: "contact",
      name: "Ann Sample",
      email: `ann${number}@example.org`,
      message: number.padStart(500, "x"),
    }),
  });
  await response.arrayBuffer();
  if (response.status !== 303) throw new Error(`a post was answered ${response.status}`);
}

async function each(cpu: () => number, count: number, work: () => Promise<unknown>) {
  const before = cpu();
  for (let number = 0; number < count; number++) await work();
  return (cpu() - before) / count;
}

/**
 * CPU milliseconds of all of workerd's threads: of a post with its delivery, and of a sweep of the free plan,
 * which sends 24 leads (tests/worker/limits.test.ts).
 */
async function measureCpu(build: string, rounds: number) {
  const service = await startFormService(0);
  const found: Record<"post" | "sweep", number[]> = { post: [], sweep: [] };
  for (let round = 0; round < rounds; round++) {
    const workerd = await startWorkerd(
      site("site", build, { FORM_SERVICE_URL: service.url }, withoutDatabase),
    );
    const url = await workerd.url("site");
    const worker = await workerd.miniflare.getWorker("site");
    const posts = () => each(workerd.cpu, POSTS, () => post(url));
    const sweeps = () =>
      each(workerd.cpu, SWEEPS, async () => worker.scheduled({ cron: "* * * * *" }));
    for (const warmUp of [posts, sweeps]) await warmUp();
    found.post.push(await posts());
    found.sweep.push(await sweeps());
    await workerd.stop();
  }
  await service.close();
  return found;
}

/** Bytes that D1 grows by for a contact lead with a message of 500 characters, by its count of pages. */
async function measureRoom(build: string) {
  const service = await startFormService(0);
  const workerd = await startWorkerd([...site("site", build, { FORM_SERVICE_URL: service.url })]);
  const db = await workerd.miniflare.getD1Database("DB");
  await migrateDatabase(db);
  const size = async () => Number((await db.prepare("select 1").run()).meta.size_after);
  const url = await workerd.url("site");
  const before = await size();
  for (let number = 0; number < POSTS; number++) await post(url);
  const after = await size();
  await workerd.stop();
  await service.close();
  return (after - before) / POSTS;
}

export const measureLeadCost = async (build: string, rounds: number) => ({
  ...(await measureCpu(build, rounds)),
  bytes: await measureRoom(build),
});
