import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSite } from "../support/site";

const lead = { name: "Ann", email: "ann@sentinel.example", message: "Sentinel" };
/** What no log may hold of the lead or its sender. */
const personal = /sentinel/i;

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
    expect(lines).toHaveLength(1);
    expect(broken.logged.join("\n")).not.toMatch(personal);
    expect(lines[0]).toContain("FORM_SERVICE_URL is missing or no http(s) address");
    expect(await broken.rows("deliveries")).toMatchObject([{ state: "pending", attempts: 0 }]);
    await broken.stop();

    const good = await startSite({}, { persist });
    await good.sweep();
    expect(good.service.arrivals).toMatchObject([{ body: lead }]);
    expect(await good.rows("deliveries")).toMatchObject([{ state: "delivered" }]);
    await good.stop();
    rmSync(persist, { recursive: true });
  },
);
