import { describe, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import type { Entry } from "../support/fill";
import { formCases } from "../support/form-cases";
import { inOneMinute } from "../support/in-one-minute";
import { siteForTests } from "../support/site-for-tests";

/** A filled honeypot is never handed on, and its sender cannot tell: docs/decisions/0048. */

/** The fault of the next calls of D1 (scripts/faults/d1-binding.ts). */
let fault: (step: string) => string = () => "";
const site = siteForTests({}, { databaseFault: (call) => fault(call.get("step") ?? "") });

const posted = (values: Record<string, Entry>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === true ? "on" : value]),
  ) as Record<string, string | string[]>;

/** All that a sender sees of an answer, but for the reference. */
async function seen(answer: Response) {
  const location = answer.headers.get("Location") ?? "";
  const text = await answer.text();
  const settled = (part: string) =>
    part
      .replace(/(ref=)[0-9a-f]{8}|(?<=reference&quot;:&quot;)[0-9a-f]{8}/g, "$1REF")
      .replace(/[0-9a-f]{4} [0-9a-f]{4}|([0-9a-f] ){3}[0-9a-f], ([0-9a-f] ){3}[0-9a-f]/g, "REF");
  return { status: answer.status, location: settled(location), text: settled(text) };
}

/** The honest post was tried, and D1 knows how that ended. */
const tried = () =>
  eventually(async () => {
    const open = "state = 'pending' and (attempts = 0 or lease_until is not null)";
    expect(await site.rows(`select 1 from deliveries where ${open}`)).toEqual([]);
  });

const well = { behaviour: "accept", fault: (_step: string): string => "" } as const;

test("over the limit, too large or faulty, it is told so as anybody is", async () => {
  const lead = { name: "Ann", email: "ann@example.org", message: "Hello" };
  for (const [status, fields] of [
    [422, { ...lead, email: "no" }],
    [413, { ...lead, message: "x".repeat(270_000) }],
  ] as const) {
    const honest = await seen(await site.post("/contact", fields));
    const decoy = await seen(await site.post("/contact", { ...fields, reference_line: "x" }));
    expect([status, honest.status]).toEqual([status, status]);
    expect(decoy).toEqual(honest);
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

describe.each([
  ["all is well", well, [303, 303]],
  ["the service fails", { ...well, behaviour: "fail" }, [303, 502]],
  ["the service denies", { ...well, behaviour: "deny" }, [303, 502]],
  ["the service refuses", { ...well, behaviour: "refuse" }, [303, 502]],
  ["the service breaks off", { ...well, behaviour: "reset" }, [303, 502]],
  [
    "D1 refuses what is to be stored",
    { ...well, fault: (step: string): string => (step === "store" ? "refuse" : "") },
    [303, 303],
  ],
  ["D1 is away", { ...well, fault: (): string => "refuse" }, [303, 303]],
  ["both are away", { behaviour: "fail", fault: (): string => "refuse" }, [503, 503]],
] as const)("while %s, a filled honeypot gets the answer of an honest post", (_, set, statuses) => {
  test.each(formCases.map((one) => [one.form, one] as const))("%s", async (form, given) => {
    const { path, values, succeedsOnService } = given;
    site.service.behaviour = set.behaviour;
    fault = set.fault;
    const fields = { form, ...posted(values) };
    const honest = await seen(await site.post(path, fields));
    const [ordinary, awaited] = statuses;
    const stored = set.fault("store") === "";
    const expected =
      form === "newsletter" && !stored ? 503 : succeedsOnService ? awaited : ordinary;
    expect(honest.status).toBe(expected);
    if (stored) await tried();
    const decoy = await seen(await site.post(path, { ...fields, reference_line: "x" }));
    expect(decoy).toEqual(honest);
    fault = () => "";
    // Held back, also where D1 came back a moment later.
    const quarantined = () => site.rows("select id, form from quarantined");
    await eventually(async () => expect(await quarantined()).toMatchObject([{ form }]));
    const [row] = await quarantined();
    const keys = site.service.arrivals.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).not.toContain(row?.id);
  });
});
