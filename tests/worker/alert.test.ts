import { beforeEach, expect, test } from "vitest";
import { site as company } from "~/config/site";
import { addLeads, addRow } from "../support/add-leads";
import { siteWithAlerts } from "../support/alert-receiver";
import { eventually } from "../support/eventually";
import { lead } from "../support/leads";
import { runCommand } from "../support/operators-database";
import { siteForTest, untilDeliveries } from "../support/site-for-tests";
import { fromNow, HOUR, MINUTE } from "../support/time";

const { brand } = company;
const well = `${brand}, preview: leads are well again.`;
const more = "More: npm run leads -- undelivered --env preview --remote";

const { site, receiver } = siteWithAlerts();
/** One lead that the service failed, seen by a sweep that is no minute old. */
beforeEach(async () => {
  site.service.behaviour = "fail";
  await site.post("/contact", lead);
  await untilDeliveries(site, { attempts: 1, lease_until: null });
});

const stoodStill = (at: string | null) =>
  site.db.exec(`update service_state set swept_at = ${at === null ? "null" : `'${at}'`}`);
const dead = (where = "1") =>
  site.db.exec(`update deliveries set state = 'dead', ended_at = '${fromNow(0)}' where ${where}`);
const another = () => site.post("/contact", { ...lead, message: "Another" });

test("an old lead is told once an hour, and once more when it is over", async () => {
  for (let minute = 1; minute <= 14; minute++) await site.sweep(minute * MINUTE);
  expect(receiver.told).toEqual([]);
  for (let minute = 15; minute <= 74; minute++) await site.sweep(minute * MINUTE);
  expect(receiver.told).toHaveLength(1);
  const lines = receiver.told[0]?.split("\n") ?? [];
  expect(lines).toEqual([
    `${brand}, preview: leads need a look.`,
    expect.stringMatching(
      /^1 lead not delivered yet, the oldest from .* UTC; most often http-500\.$/,
    ),
    more,
  ]);
  for (let minute = 75; minute <= 80; minute++) await site.sweep(minute * MINUTE);
  expect(receiver.told).toHaveLength(2);
  site.service.behaviour = "accept";
  for (let minute = 81; minute <= 200; minute++) await site.sweep(minute * MINUTE);
  expect(receiver.told.slice(2)).toEqual([well]);
  expect(receiver.told.join()).not.toMatch(/sentinel/i);
});

test("a dead lead is told, by one of two sweeps at once", async () => {
  await dead();
  await Promise.all([site.sweep(MINUTE), site.sweep(MINUTE)]);
  expect(receiver.told).toHaveLength(1);
  expect(receiver.told[0]).toMatch(
    /\n1 lead given up, the first from .* UTC; most often http-500\.\n/,
  );
});

test("an old lead that was not tried yet is told without a reason", async () => {
  await site.db.exec(
    "update deliveries set created_at = '2026-01-01T09:12:00.000Z', last_error = null",
  );
  await site.sweep(MINUTE);
  expect(receiver.told[0]?.split("\n")[1]).toBe(
    "1 lead not delivered yet, the oldest from 2026-01-01 09:12 UTC.",
  );
});

test("all that is wrong is told in one message, with how many, since when and why", async () => {
  await another();
  await eventually(async () =>
    expect(await site.rows("select 1 from deliveries where attempts = 1")).toHaveLength(2),
  );
  await dead("payload not like '%Another%'");
  await site.db.exec(
    "update deliveries set created_at = '2026-01-01T09:12:00.000Z', last_error = 'http-500' where payload like '%Another%'",
  );
  const later = { created_at: "2026-01-03", last_error: "timeout", next_attempt_at: "2030-01-01" };
  await addLeads(site.db, 2, later, "later");
  await site.db.exec("update service_state set refusals = 4");
  await stoodStill("2026-01-02T00:00:00.000Z");
  await site.sweep(MINUTE);
  expect(receiver.told.at(-1)?.split("\n")).toEqual([
    `${brand}, preview: leads need a look.`,
    expect.stringMatching(/^1 lead given up/),
    "3 leads not delivered yet, the oldest from 2026-01-01 09:12 UTC; most often timeout.",
    "The form service has said no to 4 leads and taken none since.",
    "The sweep stood still: it last ran at 2026-01-02 00:00 UTC.",
    more,
  ]);
});

test("a form service that refuses every lead is told, and health says so", async () => {
  await site.db.exec("delete from deliveries");
  site.service.behaviour = "refuse";
  const refused = async (count: number) =>
    eventually(async () =>
      expect(await site.rows("select refusals from service_state")).toEqual([{ refusals: count }]),
    );
  for (let n = 1; n <= 3; n++) {
    await site.post("/contact", { ...lead, message: `Number ${n}` });
    await refused(n);
  }
  expect(await site.rows("select form_service, refusals_in_a_row from delivery_health")).toEqual([
    { form_service: "refuses every lead", refusals_in_a_row: 3 },
  ]);
  // The same leads again are no other leads.
  for (let minute = 1; minute <= 4; minute++) await site.sweep(minute * MINUTE);
  await refused(3);
  expect(receiver.told).toHaveLength(1);
  expect(receiver.told[0]).toContain(
    "The form service has said no to 3 leads and taken none since; most often http-422.",
  );
  site.service.behaviour = "accept";
  await another();
  await refused(0);
  await site.sweep(5 * MINUTE);
  expect(receiver.told.slice(1)).toEqual([well]);
});

test("one dead lead is told once, and then once a day, until it is closed", async () => {
  await dead();
  for (let hour = 0; hour < 72; hour++) {
    await stoodStill(fromNow(hour * HOUR));
    await site.sweep(hour * HOUR + MINUTE);
  }
  expect(receiver.told).toHaveLength(3);
  await site.db.exec("update deliveries set state = 'closed'");
  for (const minute of [2, 3]) await site.sweep(71 * HOUR + minute * MINUTE);
  expect(receiver.told.slice(3)).toEqual([well]);
});

test("a second dead lead is news an hour later, not a day", async () => {
  await dead();
  await site.sweep();
  expect(receiver.told).toHaveLength(1);
  const second = { id: "second", state: "dead", ended_at: fromNow(30 * MINUTE) };
  await addRow(site.db, "deliveries", second);
  for (let minute = 1; minute <= 59; minute++) await site.sweep(minute * MINUTE);
  expect(receiver.told).toHaveLength(1);
  await site.sweep(61 * MINUTE);
  expect(receiver.told[1]).toContain("2 leads given up");
});

test.each([
  ["stood still", "2026-01-01T00:00:00.000Z", "it last ran at 2026-01-01 00:00 UTC"],
  ["never ran", null, "The sweep has never run"],
])("a sweep that %s is told by the next submission", async (_, sweptAt, text) => {
  await stoodStill(sweptAt);
  await another();
  await eventually(() => expect(receiver.told).toHaveLength(1));
  expect(receiver.told[0]).toContain(text);
});

test.each([500, 302] as const)(
  "an alert that is answered with %i is not told: it is told again five minutes later",
  async (status) => {
    receiver.status = status;
    await dead();
    await site.sweep(MINUTE);
    receiver.status = 200;
    for (const minute of [2, 3, 4, 5]) await site.sweep(minute * MINUTE);
    expect(receiver.told).toHaveLength(1);
    for (const minute of [6, 7]) await site.sweep(minute * MINUTE);
    expect(receiver.told).toHaveLength(2);
    expect(site.logged.filter((line) => line.includes("alert_failed"))).toEqual([
      expect.stringContaining(`"error":"http-${status}"`),
    ]);
  },
);

test("a wrong setting is named, without its value, by the sweep and by each isolate's first submission", async () => {
  const settings = { KEEP_MONTHS: "sentinel", KEEP_HELD_DAYS: "sentinel" };
  const wrong = await siteForTest({ ALERT_URL: receiver.url, ...settings });
  await wrong.sweep();
  await wrong.post("/contact", lead);
  const named =
    "KEEP_MONTHS is no number of months from 1 to 1200; KEEP_HELD_DAYS is no number of days from 1 to 36500.";
  await eventually(() => expect(receiver.told).toHaveLength(2));
  expect(receiver.told[0]?.split("\n")).toContain(`Settings: ${named}`);
  expect(receiver.told[1]).toContain(`leads are taken all the same. ${named}`);
  expect(receiver.told.join()).not.toContain("sentinel");
});

test("an operator can have a test alert sent, once", async () => {
  await site.db.exec("delete from deliveries");
  await site.db.exec("delete from service_state");
  await runCommand(site.db, ["test-alert"]);
  for (const minute of [1, 2]) await site.sweep(minute * MINUTE);
  expect(receiver.told).toEqual([`${brand}, preview: this is a test; leads are well.`]);
});
