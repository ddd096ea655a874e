import { afterEach, beforeEach, expect, test } from "vitest";
import { site as company } from "~/config/site";
import { alertReceiver } from "../support/alert-receiver";
import { eventually } from "../support/eventually";
import { lead } from "../support/leads";
import { type Site, startSite } from "../support/site";
import { untilLogged } from "../support/site-for-tests";
import { HOUR, MINUTE } from "../support/time";

const { brand } = company;
const away = new RegExp(`^${brand}, local: the sweep could not work with D1`);
const takesNone = new RegExp(`^${brand}, local: D1 takes no leads`);

let site: Site;
let receiver: ReturnType<typeof alertReceiver>;
/** The fault of each call of D1, or of those of one step. */
let fault = "";
let faults: Record<string, string> = {};

/** Each test has a worker of its own: what was told is remembered by the worker. */
beforeEach(async () => {
  fault = "";
  faults = {};
  receiver = alertReceiver();
  await receiver.open();
  const databaseFault = (call: URLSearchParams) => faults[call.get("step") ?? ""] ?? fault;
  site = await startSite({ ALERT_URL: receiver.url }, { databaseFault });
});
afterEach(async () => {
  expect(receiver.told.join()).not.toMatch(/sentinel/i);
  await site.stop();
  receiver.close();
});

test("D1 that refuses or hangs is told by the sweep, once an hour, and that it is back", async () => {
  for (const [minute, how] of [
    [0, "hang"],
    [1, "refuse"],
    [59, "refuse"],
  ] as const) {
    fault = how;
    await site.sweep(minute * MINUTE);
    expect(receiver.told).toEqual([expect.stringMatching(away)]);
  }
  const lines = site.logged.filter((line) => line.includes("sweep_interrupted"));
  const refused = expect.stringContaining('"error":"Error"');
  expect(lines).toEqual([expect.anything(), refused, refused]);
  await site.sweep(HOUR + MINUTE);
  expect(receiver.told).toHaveLength(2);
  fault = "";
  await site.sweep();
  await site.sweep();
  expect(receiver.told.slice(2)).toEqual([`${brand}, local: the sweep works again.`]);
});

test.each([500, "hang"] as const)(
  "what the operators' address does not take (%s) is told again by the next sweep",
  async (status) => {
    fault = "refuse";
    receiver.status = status;
    const swept = site.sweep();
    await untilLogged(site, "alert_failed");
    await swept;
    receiver.status = 200;
    await site.sweep(MINUTE);
    expect(receiver.told).toEqual([expect.stringMatching(away), expect.stringMatching(away)]);
  },
);

test("a sweep that hangs at its work has told before what is wrong", async () => {
  await site.sweep();
  site.service.behaviour = "fail";
  await site.post("/contact", lead);
  await untilLogged(site, "delivery_failed");
  await site.db.exec("update deliveries set created_at = '2026-01-01T00:00:00.000Z'");
  faults = { claim: "hang" };
  await site.sweep(2 * MINUTE);
  expect(receiver.told).toEqual([
    expect.stringContaining("1 lead not delivered yet"),
    expect.stringMatching(away),
  ]);
});

test("D1 away is told by a lead that went directly, beside its answer", async () => {
  fault = "refuse";
  receiver.status = "hang";
  expect((await site.post("/contact", lead)).status).toBe(303);
  // The receiver, which says nothing, is still waited for; an answer that waited too would find it given up.
  expect(site.logged.join()).not.toContain("alert_failed");
  await eventually(() => expect(receiver.told).toEqual([expect.stringMatching(takesNone)]));
  fault = "";
});

test("D1 that answers and takes no leads is over when it took one, not when it answered", async () => {
  await site.sweep();
  faults = { store: "refuse" };
  await site.post("/contact", lead);
  await eventually(() => expect(receiver.told).toEqual([expect.stringMatching(takesNone)]));
  for (const minute of [1, 2]) await site.sweep(minute * MINUTE);
  expect(receiver.told).toHaveLength(1);
  faults = {};
  await site.post("/contact", { ...lead, message: "Another" });
  await eventually(() =>
    expect(receiver.told.slice(1)).toEqual([`${brand}, local: D1 stores leads again.`]),
  );
});

test("the user and password of the address are sent as Authorization", async () => {
  await site.stop();
  const address = receiver.url.replace("//", "//ops:a%20word@");
  site = await startSite({ ALERT_URL: address }, { databaseFault: () => "refuse" });
  await site.sweep();
  expect(receiver.told).toHaveLength(1);
  expect(receiver.authorization).toBe(`Basic ${btoa("ops:a word")}`);
});

test("a cron that never ran is told by a page view", async () => {
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  await eventually(() => expect(receiver.told.join()).toContain("The sweep has never run"));
});

test("a lead held nowhere is told with its reference, at most once an hour", async () => {
  fault = "refuse";
  site.service.behaviour = "fail";
  const response = await site.post("/contact", lead);
  expect(response.status).toBe(503);
  await eventually(() => expect(receiver.told).toHaveLength(2));
  const [reference = ""] = receiver.told.join().match(/(?<=Reference )[0-9a-f]{8}/) ?? [];
  expect(await response.text()).toContain(reference);
  expect(receiver.told.join("\n")).toMatch(/did not take it[\s\S]*Reference/);
  await site.post("/contact", { ...lead, message: "Another" });
  await eventually(() =>
    expect(site.logged.filter((line) => line.includes("stored_nowhere"))).toHaveLength(2),
  );
  expect(receiver.told).toHaveLength(2);
});

test("without an address to tell, nothing is told, and nothing fails for it", async () => {
  await site.stop();
  site = await startSite({}, { databaseFault: () => fault });
  await site.post("/contact", lead);
  await untilLogged(site, '"event":"delivered"');
  await site.db.exec("update deliveries set state = 'dead'");
  await site.sweep();
  await site.db.exec("update service_state set swept_at = '2026-01-01T00:00:00.000Z'");
  await site.post("/contact", { ...lead, message: "Another" });
  expect(await site.rows("select alerted_at from service_state")).toEqual([{ alerted_at: null }]);
  fault = "refuse";
  await site.sweep();
  site.service.behaviour = "fail";
  expect((await site.post("/contact", { ...lead, message: "A third" })).status).toBe(503);
  await untilLogged(site, "stored_nowhere");
  expect(site.logged.join()).not.toContain("alert_failed");
});

test.each([
  ["a newsletter address", { form: "newsletter", email: lead.email }],
  ["what looks like spam, whose sender may be honest,", { ...lead, reference_line: "x" }],
])("%s that D1 does not take leaves a line, and is told", async (_, fields) => {
  fault = "refuse";
  await site.post("/contact", fields);
  await eventually(() => expect(receiver.told.join()).toContain("did not take it"));
  expect(site.logged.join()).toContain("stored_nowhere");
});
