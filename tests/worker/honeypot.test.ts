import { describe, expect, test } from "vitest";
import { parseEnv } from "~/config/env.server";
import { deliver } from "~/leads/outbox/deliver.server";
import { postedBy } from "../support/declared";
import { eventually } from "../support/eventually";
import { formCases } from "../support/form-cases";
import { inOneMinute } from "../support/in-one-minute";
import { lead } from "../support/leads";
import { siteForTests } from "../support/site-for-tests";
import { MINUTE } from "../support/time";

/** A filled honeypot is held back: stored is success, not stored is the failure page (rulings, point 11). */

/** The fault of the next calls of D1 (scripts/faults/d1-binding.ts). */
let fault: (step: string) => string = () => "";
const site = siteForTests({}, { databaseFault: (call) => fault(call.get("step") ?? "") });
const trap = { reference_line: "x" };

/** All that a sender sees of an answer, but for the reference. */
async function seen(response: Response) {
  const location = response.headers.get("Location") ?? "";
  const text = await response.text();
  const settled = (part: string) =>
    part
      .replace(/(ref=)[0-9a-f]{8}|(?<=reference&quot;:&quot;)[0-9a-f]{8}/g, "$1REF")
      .replace(/[0-9a-f]{4} [0-9a-f]{4}|([0-9a-f] ){3}[0-9a-f], ([0-9a-f] ){3}[0-9a-f]/g, "REF");
  return { status: response.status, location: settled(location), text: settled(text) };
}

test("over the limit, too large or faulty, it is told so as anybody is", async () => {
  for (const [status, fields] of [
    [422, { ...lead, email: "no" }],
    [413, { ...lead, message: "x".repeat(270_000) }],
  ] as const) {
    const honest = await seen(await site.post("/contact", fields));
    const trapped = await seen(await site.post("/contact", { ...fields, ...trap }));
    expect([status, honest.status]).toEqual([status, status]);
    expect(trapped).toEqual(honest);
  }
  await inOneMinute(async (attempt) => {
    await site.reset();
    const from = { "CF-Connecting-IP": `203.0.113.2${attempt}` };
    const send = async (more = {}) => seen(await site.post("/contact", { ...lead, ...more }, from));
    for (let n = 0; n < 60; n++) await send({ email: "no" });
    const honest = await send();
    expect(honest.status).toBe(429);
    expect(await send(trap)).toEqual(honest);
    expect(await site.rows("deliveries")).toEqual([]);
  });
});

describe.each(formCases.map((one) => [one.form, one] as const))("%s", (form, { path, values }) => {
  const fields = { form, ...postedBy(values) };
  const filled = { ...fields, ...trap };

  test("with a filled honeypot gets the answer of success, whatever the service says, and swallows no honest post", async () => {
    site.service.behaviour = "fail";
    const trapped = await seen(await site.post(path, filled));
    expect(trapped.status).toBe(303);
    const [row, ...others] = await site.rows("select id, form from quarantined");
    expect([row?.form, others]).toEqual([form, []]);
    site.service.behaviour = "accept";
    expect(trapped).toEqual(await seen(await site.post(path, fields)));
    await site.sweep();
    const sent = () => site.rows("select state from deliveries where state != 'quarantined'");
    await eventually(async () => expect(await sent()).toEqual([{ state: "delivered" }]));
    await site.post(path, filled);
    expect(await site.rows("quarantined")).toHaveLength(1);
    expect(site.keys()).not.toContain(row?.id);
  });

  test("with a filled honeypot that D1 does not take gets the failure page, and nothing is sent", async () => {
    fault = (step) => (step === "store" ? "refuse" : "");
    expect((await site.post(path, filled)).status).toBe(503);
    expect(site.service.arrivals).toEqual([]);
    expect(site.logged.join()).toContain("stored_nowhere");
    fault = () => "";
  });
});

describe("a newsletter address with a filled honeypot", () => {
  const subscribe = (email: string, more = {}) =>
    site.post("/", { form: "newsletter", email, ...more });
  const release = () =>
    site.db.exec("update deliveries set state = 'pending' where state = 'quarantined'");

  test("is no subscription until it is released, and nothing is sent", async () => {
    const subscribers = () => site.rows("select email from subscribers order by email");
    await subscribe("bot@example.org", trap);
    expect(await subscribers()).toEqual([]);
    await subscribe("bot@example.org");
    expect(await subscribers()).toEqual([{ email: "bot@example.org" }]);
    await subscribe("late@example.org", trap);
    await release();
    await site.sweep(MINUTE);
    expect(await subscribers()).toEqual([
      { email: "bot@example.org" },
      { email: "late@example.org" },
    ]);
    expect(site.service.arrivals).toEqual([]);
  });

  test("calls nobody when it is released and comes again before the sweep", async () => {
    await subscribe("late@example.org", trap);
    await release();
    const env = parseEnv({ DB: site.db, FORM_SERVICE_URL: site.service.url });
    const { id } = (await site.delivery()) ?? {};
    await deliver(env, String(id), { ip: "", agent: "" });
    expect(site.service.arrivals).toEqual([]);
    expect(await site.delivery()).toMatchObject({ state: "delivered" });
  });
});
