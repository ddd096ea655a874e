import { beforeAll, describe, expect, test } from "vitest";
import { fromChrome, programs } from "../support/screening/senders";
import * as setAside from "../support/screening/set-aside";
import * as writtenWith from "../support/screening/written-with";
import { siteForTests } from "../support/site-for-tests";

/** All messages, sent over HTTP in the ways that programs post to forms, as the database then has them. */

const site = siteForTests();
const { Host: _, ...chrome } = fromChrome;
const without = (all: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== "Host")) as Record<
    string,
    string
  >;

type Way = [headers: Record<string, string>, fields?: Record<string, string>];
const ways: Record<string, Way> = {
  "a library under its own name": [without(programs["a library under its own name"] ?? {})],
  "a library that says it is Chrome": [without(programs["a library that says it is Chrome"] ?? {})],
  "all that Chrome sends": [chrome],
  "a program that fills each field": [chrome, { reference_line: "x" }],
};

const sets = {
  spam: [...setAside.spam, ...writtenWith.spam],
  honest: [...setAside.honest, ...writtenWith.honest],
};

interface Figures {
  sent: number;
  held: number;
  marked: number;
  by: Record<string, number>;
}

async function figures([headers, fields]: Way, messages: typeof sets.spam): Promise<Figures> {
  await site.reset();
  const statuses = new Set<number>();
  for (const { name, email, company = "", message } of messages) {
    const lead = { name, email, company, message, ...fields };
    statuses.add((await site.post("/contact", lead, headers)).status);
  }
  expect([...statuses]).toEqual([303]);
  const rows = await site.rows("select state, signs from deliveries");
  const held = rows.filter(({ state }) => state === "quarantined").length;
  const by: Record<string, number> = {};
  for (const { signs } of rows) {
    for (const sign of JSON.parse(String(signs)) ?? []) by[sign] = (by[sign] ?? 0) + 1;
  }
  const marked = rows.filter(({ signs }) => signs !== null).length - held;
  return { sent: rows.length, held, marked, by };
}

describe.each(Object.entries(ways))("by %s", (name, way) => {
  const found = {} as Record<keyof typeof sets, Figures>;
  beforeAll(async () => {
    found.spam = await figures(way, sets.spam);
    found.honest = await figures(way, sets.honest);
  });

  test("every message is stored, spam is mostly held or marked", () => {
    const { sent, held, marked } = found.spam;
    expect([sent, found.honest.sent]).toEqual([sets.spam.length, sets.honest.length]);
    const enough = name === "all that Chrome sends" ? held + marked : held;
    expect(enough / sent).toBeGreaterThanOrEqual(0.6);
    if (name !== "all that Chrome sends") expect(held + marked).toBe(sent);
  });

  test("no honest lead with a browser's headers is held, and three in a hundred at most are marked", () => {
    const { sent, held, marked } = found.honest;
    if (name === "a program that fills each field") return expect(held).toBe(sent);
    if (name !== "all that Chrome sends") return expect(marked + held).toBe(sent);
    expect(held).toBe(0);
    expect(marked / sent).toBeLessThanOrEqual(0.03);
  });
});
