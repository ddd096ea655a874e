import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { startFormService } from "../../scripts/form-service.ts";
import { lead, ticket } from "../support/leads";
import {
  siteForTest,
  siteForTests,
  untilArrivals,
  untilDeliveries,
} from "../support/site-for-tests";
import { MINUTE } from "../support/time";

const secretOf = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString("base64")}`;

describe("the form service with a secret and an authorization", () => {
  const [old, next, other] = [1, 2, 3].map(secretOf) as [string, string, string];
  const authorization = "Bearer the-key-of-the-owner";
  const site = siteForTests({
    FORM_SERVICE_SECRET: `${old} ${next}`,
    FORM_SERVICE_AUTHORIZATION: authorization,
  });

  test("gets calls that either secret verifies and no other, at every attempt", async () => {
    site.service.behaviour = "fail";
    await site.post("/contact", lead);
    await untilDeliveries(site, { attempts: 1, lease_until: null });
    site.service.behaviour = "accept";
    await site.sweep(2 * MINUTE);
    expect(site.service.arrivals).toHaveLength(2);
    const row = await site.delivery();
    for (const { raw, headers, signed } of site.service.arrivals) {
      const given = headers as Record<string, string>;
      for (const secret of [old, next]) {
        expect(new Webhook(secret).verify(raw, given)).toMatchObject(lead);
      }
      expect(() => new Webhook(other).verify(raw, given)).toThrow();
      expect(() => new Webhook(old).verify(raw.replace(lead.name, "Eve"), given)).toThrow();
      expect([given["webhook-id"], given.authorization, signed]).toEqual([
        row?.id,
        authorization,
        "signed",
      ]);
      expect(raw).toBe(row?.payload);
    }
    const shown = await (await fetch(new URL("/", site.service.url))).text();
    expect(shown).toMatch(/, signed, Idempotency-Key/);
    expect(shown).not.toContain(authorization);
  });

  test("is told neither in a log, whatever goes wrong", async () => {
    for (const behaviour of ["fail", "reset", "refuse", "accept"] as const) {
      site.service.behaviour = behaviour;
      await site.post("/contact", { ...lead, message: behaviour });
    }
    await site.sweep(5 * MINUTE);
    expect(site.logged.join()).toContain("delivery_failed");
    expect(site.logged.join()).not.toMatch(/whsec|Bearer|the-key|AQEBAQ|AgICAg/);
  });
});

test("a user and a password in the form service's address are sent as Authorization, unless another is set", async () => {
  const service = await startFormService(0);
  const address = service.url.replace("//", "//an%40n:p%C3%A4ss@");
  const basic = `Basic ${Buffer.from("an@n:päss").toString("base64")}`;
  for (const [more, expected] of [
    [{}, basic],
    [{ FORM_SERVICE_AUTHORIZATION: "Bearer x" }, "Bearer x"],
  ] as const) {
    const site = await siteForTest({ FORM_SERVICE_URL: address, ...more });
    await site.post("/contact", lead);
    await untilDeliveries(site, { state: "delivered" });
    expect(service.arrivals.pop()?.headers.authorization).toBe(expected);
    expect(site.logged.join()).not.toMatch(/p%C3|päss|Basic/);
  }
  await service.close();
});

test.each([
  [{ FORM_SERVICE_SECRET: "whsec_short" }, "FORM_SERVICE_SECRET is no list of whsec_ secrets"],
  [{ FORM_SERVICE_AUTHORIZATION: "a\nX-Other: b" }, "FORM_SERVICE_AUTHORIZATION is no text for a"],
])(
  "a wrong %j is named without its value, and leads are delivered without it",
  async (wrong, said) => {
    const site = await siteForTest(wrong);
    await site.post("/contact", lead);
    await untilArrivals(site, 1);
    await site.sweep();
    expect(site.logged.join()).toContain(said);
    expect(site.logged.join()).not.toMatch(/whsec_short|X-Other/);
  },
);

describe("the mailbox", () => {
  const to = ["leads@owner.example", "sales@owner.example"];
  const from = { name: "The site, Nextwright", email: "site@owner.example" };
  const mail = {
    ...{ SINK: "email", LEADS_TO: to.join(", "), SUPPORT_TO: "help@owner.example" },
    LEADS_FROM: `"${from.name}" <${from.email}>`,
  };
  const site = siteForTests(mail);
  test("gets a letter for a lead, whose reference its sender was told", async () => {
    const message = "Sentinel\nUrgency\n    high";
    const services = ["voip", "managedIT"];
    const response = await site.post("/contact", { ...lead, message, services });
    const [, a, b] = response.headers.get("Location")?.match(/ref=(....)(....)$/) ?? [];
    const subject = `Contact: ${lead.name}, ${a} ${b}`;
    await untilArrivals(site, 1);
    expect(site.service.arrivals[0]).toMatchObject({
      mail: true,
      body: {
        ...{ to, from, subject },
        replyTo: lead.email,
        text: expect.stringContaining(
          [
            subject,
            `Name\n    ${lead.name}`,
            `Email\n    ${lead.email}`,
            "Message\n    Sentinel\n    Urgency\n        high",
            "Services of interest\n    VoIP, Managed IT",
            "Sent\n    ",
          ].join("\n\n"),
        ),
      },
    });
    const { text } = site.service.arrivals[0]?.body ?? {};
    expect(text).toMatch(/ UTC\n\nFrom the page\n {4}\/contact\n$/);
    await untilDeliveries(site, { state: "delivered", attempts: 1 });
    const shown = await (await fetch(new URL("/", site.service.url))).text();
    expect(shown).toContain(`mail from ${from.name}, ${from.email} to ${to}`);
    expect(site.logged.join()).not.toMatch(/owner\.example/i);
  });

  test("says for a ticket whether it took it", async () => {
    expect((await site.post("/support", ticket())).status).toBe(303);
    expect(site.service.arrivals[0]?.body).toMatchObject({
      to: [mail.SUPPORT_TO],
      subject: expect.stringMatching(/^Support, LOW: Ann Sentinel, [0-9a-f]{4} [0-9a-f]{4}$/),
    });
    site.service.behaviour = "fail";
    expect((await site.post("/support", ticket("It prints nothing."))).status).toBe(502);
    expect(site.logged.join()).not.toMatch(/owner\.example/i);
  });

  test.each([
    ["fail", "E_INTERNAL_SERVER_ERROR", 0, 1],
    ["busy", "E_RATE_LIMIT_EXCEEDED", 0, 1],
    ["refuse", "E_VALIDATION_ERROR", 1, 0],
    ["reset", "mail", 0, 1],
  ] as const)(
    "that answers %s leaves %s, and is tried again",
    async (behaviour, error, refused, failures) => {
      site.service.behaviour = behaviour;
      await site.post("/contact", lead);
      const failed = { state: "pending", attempts: 1, lease_until: null, refused };
      await untilDeliveries(site, { ...failed, last_error: error });
      const [service] = await site.rows("service_state");
      expect(Number(service?.failures ?? 0)).toBe(failures);
      site.service.behaviour = "accept";
      await site.sweep(2 * MINUTE);
      expect(await site.delivery()).toMatchObject({ state: "delivered", attempts: 2 });
    },
  );

  test("is named while the legal page still speaks of a form service", async () => {
    await site.sweep();
    expect(site.logged.join()).toContain("leadsGo in app/config/site.ts");
  });

  test("takes a lead directly while D1 is away", async () => {
    await site.refuseWrites();
    expect((await site.post("/contact", lead)).status).toBe(303);
    expect(site.service.arrivals).toMatchObject([{ mail: true }]);
    await site.takeWrites();
  });
});

test.each([
  [{}, /LEADS_TO is missing[^;]*; LEADS_FROM is missing/],
  [{ LEADS_FROM: "a@owner.example" }, /LEADS_TO is missing or no email address/],
  [{ LEADS_FROM: "a@owner.example", LEADS_TO: "us@owner.example, nobody" }, /LEADS_TO is missing/],
  [{ LEADS_FROM: "Site <nobody>", LEADS_TO: "us@owner.example" }, /LEADS_FROM is missing or no/],
  [{ SINK: "fax" }, /SINK is neither http nor email/],
])("a mailbox with a wrong %j is named without a value, and leads wait", async (wrong, said) => {
  const site = await siteForTest({ SINK: "email", LEADS_FROM: "nobody", ...wrong });
  expect((await site.post("/contact", lead)).status).toBe(303);
  await site.sweep();
  const lines = site.logged.filter((line) => line.includes('"settings"')).join();
  expect(lines).toMatch(said);
  expect(lines).not.toMatch(/FORM_SERVICE|nobody/);
  expect(site.service.arrivals).toEqual([]);
  expect(await site.delivery()).toMatchObject({ state: "pending", attempts: 0 });
});

test("a wrong SUPPORT_TO is named, and tickets go where leads go", async () => {
  const settings = { LEADS_TO: "us@owner.example", LEADS_FROM: "a@owner.example" };
  const site = await siteForTest({ SINK: "email", ...settings, SUPPORT_TO: "nobody" });
  await site.post("/support", ticket());
  await site.sweep();
  expect(site.logged.join()).toContain("SUPPORT_TO is missing or no email address");
  expect(site.service.arrivals).toMatchObject([{ body: { to: [settings.LEADS_TO] } }]);
});
