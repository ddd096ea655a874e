import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import * as schema from "~/db/schema.server";
import * as views from "~/db/views.server";
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
