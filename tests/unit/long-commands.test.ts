import { expect, test } from "vitest";
import { type RunSql, textOf } from "../../scripts/leads/database";
import { fullRows } from "../../scripts/leads/find";
import { erase } from "../../scripts/leads/person";

const ids = Array.from({ length: 5_000 }, () => crypto.randomUUID());

test("however many leads are found or erased, each command is short enough for Linux", async () => {
  const asked: string[] = [];
  const runSql: RunSql = async (...statements) => {
    asked.push(statements.map(textOf).join(";\n"));
    return statements.map(() => []);
  };
  await fullRows(
    runSql,
    ids.map((id) => ({ id })),
  );
  await erase(runSql, ids);
  // One argument has at most 128 KiB, and others stand beside it.
  expect(Math.max(...asked.map((text) => text.length))).toBeLessThan(120_000);
  for (const id of ids) expect(asked.filter((text) => text.includes(id))).toHaveLength(2);
});
