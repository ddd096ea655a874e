import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as schema from "~/db/schema.server";
import * as views from "~/db/views.server";
import { GIVE_UP_AFTER } from "~/leads/outbox/schedule";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import { missingStatements } from "../../scripts/schema-ahead.ts";

test("the newest migration leaves the tables and views as the schema says", async () => {
  const missing = await missingStatements({ ...schema, ...views });
  expect(missing, "run `npm run db:generate` and commit what it writes").toEqual([]);
});

test("each migration has a number of its own and stands in the journal, also after a merge", () => {
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  const names = files.sort().map((name) => name.replace(".sql", ""));
  const what = "delete yours with its snapshot and its line, and run `npm run db:generate` again";
  expect(
    names.map((name) => Number(name.slice(0, 4))),
    what,
  ).toEqual(names.map((_, at) => at));
  expect(
    journal.entries.map(({ tag }) => tag),
    what,
  ).toEqual(names);
});

test("operators' statements give a lead as many days as the pipeline does", () => {
  const files = ["ops/changes/requeue.sql", "ops/changes/release.sql"];
  const days = files.map((file) =>
    /give_up_at = .*'\+(\d+) days'/.exec(readFileSync(file, "utf8")),
  );
  const kept = GIVE_UP_AFTER / (24 * 60 * 60 * 1000);
  expect(days.map((found) => Number(found?.[1]))).toEqual([kept, kept]);
});
