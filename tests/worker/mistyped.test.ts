import { expect, test } from "vitest";
import { meantEnd } from "~/forms/mistyped";
import { mistyped, right } from "../support/addresses";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests();

/** Posts a lead as a browser without script does, and returns what the page after it asks. */
async function asked(end: string) {
  const lead = { name: "Ann", email: `ann@${end}`, message: "Please call." };
  const response = await site.post("/contact", lead);
  expect([end, response.status]).toEqual([end, 303]);
  const html = await (await fetch(site.url + response.headers.get("Location"))).text();
  return /Does your email address end in ([\w.-]+)\?/.exec(html)?.[1];
}

test("a lead with a mistyped address is stored, and the page after it asks, without script", async () => {
  for (const end of Object.keys(mistyped)) {
    expect([end, await asked(end)]).toEqual([end, meantEnd(`ann@${end}`)]);
  }
  expect(await site.rows("deliveries")).toHaveLength(Object.keys(mistyped).length);
});

test("a lead with a right address is stored, and nobody is asked", async () => {
  for (const end of right) expect([end, await asked(end)]).toEqual([end, undefined]);
  expect(await site.rows("deliveries")).toHaveLength(right.length);
});
