import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { siteForTest, untilDeliveries } from "../support/site-for-tests";
import { ticket } from "../support/tickets";

/** A visitor waits for the lead alone: docs/decisions/0003. */

const lead = { name: "Ann", email: "ann@sentinel.example", message: "Sentinel" };
/** What no log may hold of the lead or its sender. */
const personal = /sentinel|203\.0\.113/i;
const visitor = { "CF-Connecting-IP": "203.0.113.7" };

let asked = 0;
let ended = 0;
/** An alert address that never answers. */
const desk = createServer((request) => {
  asked++;
  request.socket.on("close", () => ended++);
});
beforeAll(() => new Promise<void>((done) => desk.listen(0, "127.0.0.1", done)));
afterAll(() => {
  desk.closeAllConnections();
  desk.close();
});

test.each(["/contact", "/support"])(
  "an alert that hangs, with a cron that stands still, keeps neither the visitor of %s nor the lead",
  async (path) => {
    const { port } = desk.address() as AddressInfo;
    const site = await siteForTest({ ALERT_URL: `http://127.0.0.1:${port}/` });
    await site.sweep();
    await site.db.exec("update service_state set swept_at = '2026-01-01T00:00:00.000Z'");
    asked = 0;
    ended = 0;
    const fields = path === "/support" ? ticket("It hums and hums.") : lead;
    expect((await site.post(path, fields)).status).toBe(303);
    await eventually(() => expect(site.service.arrivals).toHaveLength(1));
    expect(ended).toBe(0);
    await eventually(() => expect(asked).toBe(1));
  },
);

test("a visitor waits for one round trip to D1, and for no form service", async () => {
  const later = (call: URLSearchParams) => (call.get("step") === "store" ? "" : "hang");
  const site = await siteForTest({}, { databaseFault: later });
  expect((await site.post("/contact", lead)).status).toBe(303);
  expect(site.logged).toEqual([]);
  await eventually(() => expect(site.logged).not.toEqual([]));
});

const failed = /"event":"limiter_failed","form":"contact","error":"\w+"/;

test.each(["refuses", "unreadable", "hangs", "nonsense"] as const)(
  "a rate limiter that %s lets leads pass, and leaves a line without personal data",
  async (limiterFault) => {
    const site = await siteForTest({}, { limiterFault });
    for (const message of ["One", "Two"]) {
      expect((await site.post("/contact", { ...lead, message }, visitor)).status).toBe(303);
    }
    await eventually(() => expect(site.service.arrivals).toHaveLength(2));
    await site.sweep();
    const line = limiterFault === "unreadable" ? /"LIMITER cannot be read/ : failed;
    await eventually(() => expect(site.logged.join()).toMatch(line));
    expect(site.logged.join("\n")).not.toMatch(personal);
  },
);

test("a log that throws stops no lead, not even one whose limiter and service fail", async () => {
  const main = `import worker from "./worker.js";
    for (const level of ["log", "info", "warn", "error"])
      console[level] = () => { throw new Error("no log"); };
    export default worker;`;
  const site = await siteForTest({}, { main, limiterFault: "refuses" });
  site.service.behaviour = "fail";
  expect((await site.post("/contact", lead, visitor)).status).toBe(303);
  await untilDeliveries(site, { attempts: 1, lease_until: null });
  site.service.behaviour = "accept";
  expect((await site.post("/support", ticket("It hums and hums."), visitor)).status).toBe(303);
  await site.sweep(120_000);
  expect(await site.rows("select 1 from deliveries where state = 'delivered'")).toHaveLength(2);
});
