import { expect, test } from "vitest";
import { formIn, part, textOf, valuesIn } from "../support/html";
import { inOneMinute } from "../support/in-one-minute";
import { lead } from "../support/leads";
import { officePath } from "../support/pages";
import { startSite } from "../support/site";
import { siteForTests, untilArrivals } from "../support/site-for-tests";

/** What one sender may have stored in a minute: docs/decisions/0053. */

const site = siteForTests();

/** 20,000 characters, of which the database keeps 120 KB; each its own submission. */
const long = (n: number) => ({ ...lead, message: `${n} ${"漢".repeat(19_998)}` });
const from = (address: string) => ({ "CF-Connecting-IP": address });

test("512 KiB a minute from one sender are stored, by all forms together; what is over is told so with its text kept, and others go on", async () => {
  await inOneMinute(async (attempt) => {
    await site.reset();
    const flood = from(`203.0.113.${attempt}`);
    const send = async (n: number) => (await site.post("/contact", long(n), flood)).status;
    const stored = async () => (await site.rows("select id from contact_submissions")).length;
    for (let n = 1; n <= 4; n++) expect(await send(n)).toBe(303);
    const refused = await site.post("/contact", long(5), flood);
    const again = { ...long(6), form: "location-contact" };
    const elsewhere = await site.post(officePath, again, flood);
    const other = await site.post("/contact", lead, from(`198.51.100.${attempt}`));
    expect(other.status).toBe(303);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(elsewhere.status).toBe(429);
    const form = formIn(await refused.text(), "contact");
    expect(valuesIn(form)).toEqual(long(5));
    expect(textOf(part(form, "[id$=-outcome]"))).toContain("Nothing you typed is lost");
    expect(await stored()).toBe(5);
  });
  await untilArrivals(site, 5);
});

test.each(['"', "\\", "漢", "😀"])(
  "a minute of messages of %j alone adds no more than 600 KB to the database",
  async (sign) => {
    await inOneMinute(async (attempt) => {
      const empty = await startSite();
      const size = async () => Number((await empty.db.prepare("select 1").run()).meta.size_after);
      const before = await size();
      const flood = from(`203.0.113.${sign.codePointAt(0)}${attempt}`);
      let stored = 0;
      for (let status = 303; status === 303; stored++) {
        const message = `${stored}${sign.repeat(19_990)}`;
        ({ status } = await empty.post("/contact", { ...lead, message }, flood));
      }
      const grown = (await size()) - before;
      await empty.stop();
      expect(stored).toBeGreaterThan(3);
      expect(grown).toBeLessThan(600_000);
    });
  },
);

test("all networks of an IPv6 /48 send four times as much as one, and no more", async () => {
  await inOneMinute(async (attempt) => {
    await site.reset();
    const send = async (network: number) => {
      const flood = from(`2001:db8:${attempt}:${network.toString(16)}::1`);
      return (await site.post("/contact", { ...lead, email: "no" }, flood)).status;
    };
    const statuses = [];
    for (let n = 0; n < 260; n += 20) {
      const networks = Array.from({ length: 20 }, (_, one) => n + one);
      statuses.push(...(await Promise.all(networks.map(send))));
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(240);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

test("what is not stored does not count: a visitor who mends a form, or shortens it, is let through", async () => {
  await inOneMinute(async (attempt) => {
    await site.reset();
    const visitor = from(`192.0.2.${attempt}`);
    for (let n = 0; n < 5; n++) {
      const faulty = await site.post("/contact", { ...long(n), email: "no" }, visitor);
      const large = { ...lead, message: "x".repeat(300_000) };
      expect(faulty.status).toBe(422);
      expect((await site.post("/contact", large, visitor)).status).toBe(413);
    }
    expect((await site.post("/contact", lead, visitor)).status).toBe(303);
  });
});
