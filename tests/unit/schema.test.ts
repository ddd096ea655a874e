import { expect, test } from "vitest";
import * as schema from "~/db/schema.server";
import * as views from "~/db/views.server";
import { missingStatements } from "../../scripts/schema-ahead.ts";

test("the newest migration leaves the tables and views as the schema says", async () => {
  // What is listed here is missing: run `npm run db:generate` and commit the migration.
  expect(await missingStatements({ ...schema, ...views })).toEqual([]);
});
