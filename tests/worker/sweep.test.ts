import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { parseEnv } from "~/config/env.server";
import { sweep } from "~/leads/outbox/sweep.server";
import { addLeads } from "../support/add-leads";
import { siteForTest, siteForTests } from "../support/site-for-tests";

/** What one sweep may take of a worker: connections and time (docs/reliability.md). */

const site = siteForTests();
afterEach(() => vi.useRealTimers());

test("six leads are under way at once, and no more", async () => {
  const open: ServerResponse[] = [];
  let most = 0;
  /** Answers once six have come, and a moment later, so that a seventh would be seen. */
  const service = createServer((request, response) => {
    request.resume();
    open.push(response);
    most = Math.max(most, open.length);
    if (open.length === 6) {
      setTimeout(() => {
        for (const one of open.splice(0)) one.end();
      }, 500);
    }
  });
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  const { port } = service.address() as AddressInfo;
  const slow = await siteForTest({ FORM_SERVICE_URL: `http://127.0.0.1:${port}/` });
  await addLeads(slow.db, 18);
  await slow.sweep();
  expect(most).toBe(6);
  expect(await slow.rows("select 1 from deliveries where state = 'delivered'")).toHaveLength(18);
  service.closeAllConnections();
  service.close();
});

test("no batch begins after 100 seconds, and the next sweep goes on", async () => {
  await addLeads(site.db, 80);
  const env = parseEnv({ DB: site.db, FORM_SERVICE_URL: site.service.url, SWEEP_CALLS: "1000" });
  vi.useFakeTimers({ toFake: ["Date"] });
  // By the clock, a batch of eighteen takes 54 seconds.
  site.service.choose = () => {
    vi.setSystemTime(Date.now() + 3_000);
    return "accept";
  };
  await sweep(env, Date.now());
  expect(site.service.arrivals).toHaveLength(36);
  await sweep(env, Date.now());
  expect(site.service.arrivals).toHaveLength(72);
});
