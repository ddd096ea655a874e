import { expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { faultsIn, formIn, part } from "../support/html";
import { siteForTests } from "../support/site-for-tests";

/** A browser posts a line break as CRLF, a form's script as LF; to the site they are one. */

const site = siteForTests();
const breaks = ["\r\n", "\n", "\r"];
const lead = { name: "Ann", email: "ann@example.org" };

test("the same text with either kind of line break is one lead, stored and sent alike", async () => {
  const places = new Set<string | null>();
  for (const one of breaks) {
    const message = ["", "one", "", "two", ""].join(one);
    places.add((await site.post("/contact", { ...lead, message })).headers.get("Location"));
  }
  expect(places.size).toBe(1);
  expect(await site.rows("contact_submissions")).toMatchObject([{ message: "one\n\ntwo" }]);
  await eventually(() =>
    expect(site.service.arrivals).toMatchObject([{ body: { message: "one\n\ntwo" } }]),
  );
});

test.each(breaks)("a break of %j counts as one of 20,000 characters", async (one) => {
  const longest = { ...lead, message: `x${one.repeat(19_998)}x` };
  expect((await site.post("/contact", longest)).status).toBe(303);
  const more = await site.post("/contact", { ...lead, message: `x${one.repeat(19_999)}x` });
  expect(faultsIn(formIn(await more.text(), "contact")).message).toContain("It has 20,001 now.");
});

test.each(breaks)(
  "a message that begins with two breaks of %j keeps them at each refusal",
  async (one) => {
    let message = `${one}${one}two`;
    for (let refusals = 0; refusals < 3; refusals++) {
      const response = await site.post("/contact", { ...lead, email: "no", message });
      // A browser drops the first line break in the markup of a text area, and shows the rest.
      const area = part(formIn(await response.text(), "contact"), "[name=message]");
      message = area.text.replace(/^\r?\n/, "").replace(/\r\n?/g, "\n");
      expect(message).toBe("\n\ntwo");
    }
  },
);
