import { expect, open, type Page, test } from "../support/browser";
import { formOf, submit } from "../support/fill";
import { setAside, writtenWith } from "../support/screening/messages";
import type { Site } from "../support/site";

/** One in so many messages: all of them would take minutes. */
const EVERY = 12;

const sets = {
  spam: [...setAside.spam, ...writtenWith.spam],
  honest: [...setAside.honest, ...writtenWith.honest],
};

async function post(
  page: Page,
  scripted: boolean,
  { name, email, company, message }: (typeof sets.spam)[number],
) {
  await open(page, "/contact", scripted);
  await submit(page, "contact", { name, email, message, ...(company && { company }) });
  await expect(page.getByRole("group", { name: "Form submitted successfully!" })).toBeVisible();
}

/** As if the page had been open a minute longer. */
const aMinuteLater = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });

const stored = (site: Site) => site.rows("select state, signs from deliveries");

for (const [kind, messages] of Object.entries(sets)) {
  test(`messages that are ${kind}, typed into a browser`, async ({ page, site, scripted }) => {
    await aMinuteLater(page);
    const sample = messages.filter((_, at) => at % EVERY === 0);
    for (const message of sample) await post(page, scripted, message);
    const rows = await stored(site);
    const found = rows.filter(({ signs }) => signs !== null).length;
    expect(rows).toHaveLength(sample.length);
    if (kind === "honest") {
      expect(rows.filter(({ state }) => state === "quarantined")).toEqual([]);
      expect(found / rows.length).toBeLessThanOrEqual(0.03);
    } else {
      expect(found / rows.length).toBeGreaterThanOrEqual(0.6);
    }
  });
}

test("a form that is sent sooner than anybody reads is marked where its script says so, and sent all the same", async ({
  page,
  site,
  scripted,
}) => {
  // The clock of a page stands still at its beginning, however slow the machine.
  await page.addInitScript(() => {
    performance.now = () => 500;
  });
  await post(page, scripted, {
    kind: "",
    name: "Ann",
    email: "ann@lee.example",
    message: "Please call.",
  });
  expect((await stored(site))[0]?.signs).toBe(scripted ? '["haste"]' : null);
  await expect.poll(() => site.service.arrivals.length).toBe(1);
  expect(await formOf(page, "contact").count()).toBe(0);
});
