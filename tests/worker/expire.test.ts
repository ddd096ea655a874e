import { expect, test } from "vitest";
import { addLeads, addRow } from "../support/add-leads";
import { siteForTest, siteForTests } from "../support/site-for-tests";
import { DAY, fromNow, MINUTE } from "../support/time";

const site = siteForTests({ KEEP_MONTHS: "24", KEEP_HELD_DAYS: "90" });
const unset = siteForTests({ KEEP_MONTHS: "two", KEEP_HELD_DAYS: "0" });

/** One lead in each state and of the newsletter, so many days old. */
async function add({ db }: typeof site, days: number) {
  const created_at = fromNow(-days * DAY);
  for (const state of ["delivered", "dead", "closed", "pending", "quarantined", "newsletter"]) {
    const lead = { id: `${state}-${days}`, created_at };
    const isNews = state === "newsletter";
    const row = { ...lead, state: isNews ? "delivered" : state, sends: isNews ? 0 : 1 };
    await addRow(db, "deliveries", { ...row, next_attempt_at: fromNow(DAY) });
    if (isNews) await addRow(db, "newsletter_subscriptions", { ...lead, email: "a@b.co" });
    else await addRow(db, "contact_submissions", lead);
  }
}
const ids = async (of: typeof site, table: string) =>
  (await of.rows(`select id from ${table} order by id`)).map(({ id }) => id);
/** Two sweeps a minute apart, however long the first takes: an even and an odd minute delete different leads. */
const sweeps = async (of: typeof site) => {
  const began = Date.now();
  for (const minute of [1, 2]) await of.sweep(began + minute * MINUTE - Date.now());
};

test("what is older than it is kept goes with its rows, and nothing that waits and no newsletter address", async () => {
  site.service.behaviour = "fail";
  await add(site, 100);
  await add(site, 800);
  await sweeps(site);
  const kept = ["closed-100", "dead-100", "delivered-100", "pending-100", "pending-800"];
  expect(await ids(site, "contact_submissions")).toEqual(kept);
  expect(await ids(site, "deliveries")).toEqual(
    [...kept, "newsletter-100", "newsletter-800"].sort(),
  );
  expect(await ids(site, "newsletter_subscriptions")).toEqual(["newsletter-100", "newsletter-800"]);
  const month = new Date().toISOString().slice(0, 7);
  expect(await site.rows("select * from expired order by kind")).toEqual([
    { month, kind: "held", leads: 2 },
    { month, kind: "leads", leads: 3 },
  ]);
});

test("it goes also while there is no form service", async () => {
  const alone = await siteForTest({ FORM_SERVICE_URL: "", KEEP_MONTHS: "24" });
  await add(alone, 800);
  await sweeps(alone);
  const kept = ["newsletter-800", "pending-800", "quarantined-800"];
  expect(await ids(alone, "deliveries")).toEqual(kept);
});

test("a sweep deletes a hundred at most", async () => {
  await addLeads(site.db, 250, { created_at: "2020-01-01T00:00:00.000Z", state: "delivered" });
  await sweeps(site);
  expect(await site.rows("deliveries")).toHaveLength(150);
  await sweeps(site);
  expect(await site.rows("deliveries")).toHaveLength(50);
});

test("the legal page says how long, where it is set, and what it said where it is not", async () => {
  const said = await site.html("/legal");
  expect(said).toContain("We keep a submission for 24 months after you send it");
  expect(said).toContain("is deleted after 90 days");
  expect(said).not.toContain("Nothing is deleted automatically");
  expect(await unset.html("/legal")).toContain("Nothing is deleted automatically before then.");
});

test("a wrong setting is one line in the log, and deletes nothing", async () => {
  await add(unset, 5000);
  await sweeps(unset);
  expect(await unset.rows("deliveries")).toHaveLength(6);
  const [line] = unset.logged.filter((one) => one.includes('"settings"'));
  expect(line).toContain(
    "KEEP_MONTHS is no number of months from 1 to 1200; KEEP_HELD_DAYS is no number of days",
  );
});
