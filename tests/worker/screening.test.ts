import { expect, test } from "vitest";
import { addLeads } from "../support/add-leads";
import { lead } from "../support/leads";
import { programs } from "../support/screening/senders";
import { siteForTests, untilArrivals, untilDeliveries } from "../support/site-for-tests";
import { DAY, fromNow, MINUTE } from "../support/time";

const site = siteForTests();
const random = { ...lead, name: "KqZtVbXwRmNp" };
const library = programs["a library under its own name"];

async function arrivals(count: number) {
  await untilArrivals(site, count);
  return site.service.arrivals;
}

test("a lead without a sign goes out as ever, and one with a sign says so in headers and nowhere else", async () => {
  await site.post("/contact", lead);
  await site.post("/contact", random);
  const [plain, marked] = await arrivals(2);
  expect(plain?.headers).not.toHaveProperty("x-spam-flag");
  expect(marked?.headers).toMatchObject({
    "x-spam-flag": "YES",
    "x-spam-status": "Yes, tests=random",
  });
  expect(Object.keys(Object(marked?.body))).toEqual(Object.keys(Object(plain?.body)));
  expect(await site.rows("select signs from submissions order by name")).toEqual([
    { signs: null },
    { signs: "random" },
  ]);
});

test("two signs hold a lead behind the same answer, and a released one goes out unmarked", async () => {
  const response = await site.post("/contact", random, library);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toMatch(/^\/contact\?sent=contact&ref=[0-9a-f]{8}$/);
  await site.sweep();
  expect(await site.delivery()).toMatchObject({
    state: "quarantined",
    signs: '["sender","random"]',
  });
  expect(await site.rows("select held_by, quarantined from delivery_health")).toEqual([
    { held_by: "random 1, sender 1", quarantined: 1 },
  ]);
  // What is told apart from a bot's: the same from a browser is another lead, and goes out.
  await site.post("/contact", random);
  await arrivals(1);
  await site.db.exec(
    "update deliveries set state = 'pending', judged = 'ham' where state = 'quarantined'",
  );
  await site.sweep();
  const [, released] = await arrivals(2);
  expect(released?.headers).not.toHaveProperty("x-spam-flag");
});

test("with D1 down a marked lead goes directly, marked, and a held one is answered with the failure", async () => {
  await site.refuseWrites();
  expect((await site.post("/contact", random)).status).toBe(303);
  expect(site.service.arrivals[0]?.headers).toMatchObject({ "x-spam-flag": "YES" });
  expect((await site.post("/contact", random, library)).status).toBe(503);
  expect(site.service.arrivals).toHaveLength(1);
  await site.takeWrites();
  // Its row is written once D1 is back, which would else be in the next test.
  await untilDeliveries(site, { signs: '["random"]' });
});

const template =
  "We saw your company and would like to talk about a partnership that helps both of us.";
const from = (email: string, headers = {}) =>
  site.post("/contact", { name: "Ann", email, message: template }, headers);
const signsOf = async (email: string) => {
  const [one] = await site.rows(
    `select state, signs from deliveries where payload ->> '$.email' = '${email}'`,
  );
  return `${one?.state} ${one?.signs}`.replace("pending", "delivered");
};

test("the same text from elsewhere is a repeat for a week; from a colleague it is not, from a third one it is", async () => {
  await from("ann@one.example");
  await from("bob@one.example");
  expect(await signsOf("bob@one.example")).toBe("delivered null");
  await from("eve@one.example");
  await from("Mia@two.example");
  const inCapitals = template.toUpperCase().replaceAll(" ", "\r\n");
  const other = { ...lead, email: "kim@three.example", message: inCapitals };
  await site.post("/contact", other, library);
  expect(await signsOf("eve@one.example")).toBe('delivered ["repeat"]');
  expect(await signsOf("Mia@two.example")).toBe('delivered ["repeat"]');
  expect(await signsOf("kim@three.example")).toBe('quarantined ["sender","repeat"]');
  await site.db.exec(`update deliveries set created_at = '${fromNow(-7 * DAY - MINUTE)}'`);
  await from("late@four.example");
  expect(await signsOf("late@four.example")).toBe("delivered null");
});

test("the same person may say the same again, and anybody the same few words", async () => {
  await from("ann@one.example");
  await site.post("/contact", { name: "Ann L.", email: "ANN@one.example", message: template });
  for (const host of ["a", "b", "c"]) {
    await site.post("/contact", { ...lead, email: `x@${host}.example` });
  }
  expect(await site.rows("select id from deliveries where signs is not null")).toEqual([]);
});

test("a repeat among 20,000 rows of one text is found among the newest of them", async () => {
  await from("ann@one.example");
  const { text_hash } = (await site.delivery()) ?? {};
  await addLeads(site.db, 20_000, { state: "delivered", text_hash: String(text_hash) });
  await site.db.exec(
    "update deliveries set payload = json_object('email', id || '@x.example') where id like 'lead-%'",
  );
  await from("bob@two.example");
  expect(await signsOf("bob@two.example")).toBe('delivered ["repeat"]');
});
