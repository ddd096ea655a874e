import { describe, expect, test } from "vitest";
import { postedBy } from "../support/declared";
import { formCases } from "../support/form-cases";
import { inOneMinute } from "../support/in-one-minute";
import { siteForTests } from "../support/site-for-tests";

/** A filled honeypot is held back: stored is success, not stored is the failure page (rulings, point 11). */

/** The fault of the next calls of D1 (scripts/faults/d1-binding.ts). */
let fault: (step: string) => string = () => "";
const site = siteForTests({}, { databaseFault: (call) => fault(call.get("step") ?? "") });

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
  const lead = { name: "Ann", email: "ann@example.org", message: "Hello" };
  for (const [status, fields] of [
    [422, { ...lead, email: "no" }],
    [413, { ...lead, message: "x".repeat(270_000) }],
  ] as const) {
    const honest = await seen(await site.post("/contact", fields));
    const trapped = await seen(await site.post("/contact", { ...fields, reference_line: "x" }));
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
    expect(await send({ reference_line: "x" })).toEqual(honest);
    expect(await site.rows("deliveries")).toEqual([]);
  });
});

describe.each(formCases.map((one) => [one.form, one] as const))("%s", (form, { path, values }) => {
  const fields = { form, ...postedBy(values) };
  const filled = { ...fields, reference_line: "x" };
  const quarantined = () => site.rows("select id, form from quarantined");

  test("with a filled honeypot that is stored gets the answer of success, whatever the service says", async () => {
    const honest = await seen(await site.post(path, fields));
    expect(honest.status).toBe(303);
    site.service.behaviour = "fail";
    expect(await seen(await site.post(path, filled))).toEqual(honest);
    const [row, ...others] = await quarantined();
    expect(row).toMatchObject({ form });
    expect(others).toEqual([]);
    await site.sweep();
    const keys = site.service.arrivals.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).not.toContain(row?.id);
  });

  test("with a filled honeypot that D1 does not take gets the failure page, and nothing is sent", async () => {
    fault = (step) => (step === "store" ? "refuse" : "");
    expect((await site.post(path, filled)).status).toBe(503);
    expect(site.service.arrivals).toEqual([]);
    expect(site.logged.join()).toContain("stored_nowhere");
    fault = () => "";
  });
});
