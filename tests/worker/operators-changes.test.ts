import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { writeCsv } from "../../scripts/leads/export.mjs";
import { operatorsDatabase } from "../support/operators-database";

const { stateDir, within, sh, remove } = operatorsDatabase();
afterAll(remove);
beforeEach(() =>
  within(async (db) => {
    await db.exec("delete from deliveries");
    await db.exec("delete from newsletter_subscriptions");
  }),
);

/** Writes deliveries down, with what is told of each. */
const add = (
  rows: { id: string; state?: string; payload?: object | string; campaign?: string }[],
) =>
  within((db) =>
    db.batch(
      rows.map(({ id, state = "delivered", payload = {}, campaign = null }) =>
        db
          .prepare(
            `insert into deliveries (id, created_at, form, payload, state, last_error, campaign, next_attempt_at, give_up_at)
             values (?1, ?2, 'contact', ?3, ?4, 'http-422', ?5, ?2, ?2)`,
          )
          .bind(id, new Date().toISOString(), JSON.stringify(payload), state, campaign),
      ),
    ),
  );

const states = () =>
  within(async (db) => {
    const { results } = await db.prepare("select state from deliveries order by id").all();
    return results.map(({ state }) => state);
  });

/** What a command that ends with an error says. */
function refused(command: string, typed = ""): string {
  try {
    sh(command, typed);
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
  throw new Error("it went through");
}

describe("a change", () => {
  const three = ["00000001", "00000002", "00000003"];

  test("of everything says what it will change, and is made after a yes alone", async () => {
    await add(three.map((id) => ({ id, state: "dead" })));
    const said = refused("npm run leads -- requeue all", "n\n");
    expect(said).toMatch(/deliveries +3\nstate +dead\nform +contact\nlast_error +http-422/);
    expect(said).toContain("requeue these 3?");
    expect(said).toContain("Nothing is changed");
    expect(await states()).toEqual(["dead", "dead", "dead"]);
    sh("npm run leads -- requeue all", "y\n");
    expect(await states()).toEqual(["pending", "pending", "pending"]);
  });

  test("asks as well when one reference is several leads, and not with --yes", async () => {
    await add(three.map((id) => ({ id, state: "quarantined" })));
    expect(refused("npm run leads -- release 0000")).toContain("release these 3?");
    expect(await states()).toEqual(["quarantined", "quarantined", "quarantined"]);
    sh("npm run leads -- release 0000 --yes");
    expect(await states()).toEqual(["pending", "pending", "pending"]);
  });

  test.each([
    ["release", "quarantined", {}],
    ["requeue", "dead", { attempts: 0, presses: 0, refused: 0, lease_until: null }],
  ])("%s of a lead has it due at once, with its full seven days", async (change, state, anew) => {
    await add([{ id: "00000001", state }]);
    await within((db) =>
      db.exec(
        "update deliveries set attempts = 9, presses = 4, refused = 1, lease_until = '2026-01-01', next_attempt_at = '2026-01-01', give_up_at = '2026-01-01'",
      ),
    );
    sh(`npm run leads -- ${change} 00000001`);
    const row = await within((db) => db.prepare("select * from deliveries").first());
    expect(row).toMatchObject({ state: "pending", ...anew });
    const days = (Date.parse(String(row?.give_up_at)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(Math.abs(Date.parse(String(row?.next_attempt_at)) - Date.now())).toBeLessThan(600_000);
  });

  test("closes one dead lead, which then counts as closed and is not sent again", async () => {
    await add(three.map((id) => ({ id, state: "dead" })));
    expect(sh("npm run leads -- close 00000002")).toMatch(/00000002[\s\S]*closed/);
    expect(await states()).toEqual(["dead", "closed", "dead"]);
    expect(sh("npm run leads -- health")).toMatch(/dead +2\nclosed +1\n[\s\S]*missing +0/);
    expect(sh("npm run leads -- requeue 00000002")).toContain("None of these is dead");
    expect(sh("npm run leads -- requeue 1a2b3c4d")).toContain("No lead has this reference");
  });
});

test("an address whose capitals are not ASCII is found and forgotten in every spelling, and no other", async () => {
  const stored = ["Ömer.åse@example.org", "öMER.ÅSE@Example.org", "omer.ase@example.org"];
  await add(stored.map((email, i) => ({ id: `odd-${i}`, payload: { email } })));
  await within((db) =>
    db.batch(
      stored.map((email) =>
        db
          .prepare(
            "insert into newsletter_subscriptions (id, created_at, email) values (?1, '', ?1)",
          )
          .bind(email),
      ),
    ),
  );
  const found = sh("npm run leads -- find 'ÖMER.åSE@EXAMPLE.org'");
  for (const email of stored.slice(0, 2)) expect(found).toContain(email);
  expect(found).not.toContain(stored[2]);
  expect(sh("npm run leads -- forget", "ÖMER.åSE@EXAMPLE.org\n")).toMatch(
    /newsletter_subscriptions +2\ndeliveries +2/,
  );
  const left = await within((db) => db.prepare("select email from subscribers").all());
  expect(left.results).toEqual([{ email: stored[2] }]);
  expect(await states()).toHaveLength(1);
});

test("nothing that a visitor sent is obeyed by the operator's terminal", async () => {
  await add([{ id: "0dd0dd00", campaign: `"\u009b2J \u202e"` }]);
  const said = sh("npm run leads -- show 0dd0dd00");
  // Line breaks of the answer itself are the only controls in it.
  expect(said).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  expect(said).toContain("\\u009b2J \\u202e");
});

test("npm keeps no log of an operator's commands", () => {
  const cache = join(stateDir, "npm");
  sh(`npm_config_cache=${cache} npm run leads -- show 0badcafe`);
  const kept = existsSync(cache) ? readdirSync(cache, { recursive: true }).map(String) : [];
  expect(kept.filter((name) => name.includes("_logs"))).toEqual([]);
});

test("the export holds one bounded page at a time, however long its messages, and every row once", async () => {
  const message = "x".repeat(60_000);
  const ids = Array.from({ length: 400 }, (_, i) => String(10_000_000 + i));
  await add(ids.map((id) => ({ id, payload: { message } })));
  const written: string[] = [];
  const output = new Writable({
    write(part, _, done) {
      written.push(String(part).slice(0, 8));
      done();
    },
  });
  let largest = 0;
  const total = await within((db) =>
    writeCsv(
      async (statement) => {
        const { results } = await db.prepare(statement).all<Record<string, string>>();
        largest = Math.max(largest, JSON.stringify(results).length);
        return results;
      },
      output,
      () => {},
    ),
  );
  expect(total).toBe(400);
  expect(new Set(written).size).toBe(401);
  // The whole is 48 MB: a lead's message stands in its payload too.
  expect(largest).toBeLessThan(20_000_000);
});
