import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { referenceOf } from "../support/html";
import { lead, ticket } from "../support/leads";
import { startSite } from "../support/site";
import { siteForTest, untilLogged } from "../support/site-for-tests";

test.each(["", "not an address", "ftp://example.org/"])(
  "with FORM_SERVICE_URL %j pages are served and leads stored, and delivered after a start with a good one",
  async (address) => {
    const persist = mkdtempSync(join(tmpdir(), "leads-"));
    const broken = await startSite({ FORM_SERVICE_URL: address }, { persist });
    for (const path of ["/", "/contact", "/blog"]) {
      expect((await fetch(`${broken.url}${path}`)).status).toBe(200);
    }
    expect((await broken.post("/contact", lead)).status).toBe(303);
    await broken.sweep();
    const lines = broken.logged.filter((line) => line.includes('"level":"error"'));
    // Once by the isolate that took the lead, and by each sweep.
    const said = expect.stringContaining("FORM_SERVICE_URL is missing or no http(s) address");
    expect(lines).toEqual([said, said]);
    expect(await broken.delivery()).toMatchObject({ state: "pending", attempts: 0 });
    await broken.stop();

    const good = await siteForTest({}, { persist });
    await good.sweep();
    expect(good.service.arrivals).toMatchObject([{ body: lead }]);
    expect(await good.delivery()).toMatchObject({ state: "delivered" });
    rmSync(persist, { recursive: true });
  },
);

test("a ticket costs no attempt while there is no address, and says that it failed", async () => {
  const site = await siteForTest({ FORM_SERVICE_URL: "" });
  expect((await site.post("/support", ticket())).status).toBe(502);
  await site.sweep();
  const waiting = { state: "pending", attempts: 0, lease_until: null };
  expect(await site.delivery()).toMatchObject(waiting);
});

test("without REFERENCE_SECRET a lead is taken as ever, and the isolate and each sweep say what is missing", async () => {
  const site = await siteForTest({ REFERENCE_SECRET: "" });
  for (let press = 0; press < 2; press++)
    expect((await site.post("/contact", lead)).status).toBe(303);
  expect(await site.rows("deliveries")).toHaveLength(1);
  await site.sweep();
  expect(site.logged.filter((line) => line.includes("REFERENCE_SECRET"))).toHaveLength(2);
});

test("a reference is another at each site, and a log holds no more of an id", async () => {
  const references = [];
  for (const REFERENCE_SECRET of ["the secret of one site", "another secret, of this site alone"]) {
    const site = await siteForTest({ REFERENCE_SECRET });
    const response = await site.post("/contact", { form: "newsletter", email: lead.email });
    await site.post("/contact", lead);
    await untilLogged(site, '"event":"delivered"');
    references.push(response.headers.get("Location")?.replace(/.*ref=/, ""));
    const rows = await site.rows("deliveries");
    expect(rows).toHaveLength(2);
    expect(site.logged.join()).toContain(`"reference":"${referenceOf(rows[1])}"`);
    for (const { id } of rows) expect(site.logged.join()).not.toContain(String(id).slice(0, 9));
  }
  expect(references[0]).toMatch(/^[0-9a-f]{8}$/);
  expect(new Set(references).size).toBe(2);
});
