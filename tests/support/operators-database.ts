import { vi } from "vitest";
import { readCommandLine } from "../../scripts/leads/command-line.ts";
import { commands } from "../../scripts/leads/commands.ts";
import { type Row, type RunSql, textOf } from "../../scripts/leads/database.ts";

export { operatorsDatabase } from "./local-database";

/** Asks a database that a test has open, as `npm run leads` asks one through wrangler. */
export const runSqlOn =
  (db: D1Database): RunSql =>
  async (...statements) => {
    const answers = await db.batch<Row>(statements.map((one) => db.prepare(textOf(one))));
    return answers.map(({ results }) => results);
  };

/**
 * Asks a database that a test has open what `npm run leads -- …` asks, and returns what is printed. A change is
 * confirmed, unless the answer is no.
 */
export async function runCommand(
  db: D1Database,
  args: string[],
  sure = true,
  problems = async () => "",
): Promise<string> {
  const { words, all } = readCommandLine(args);
  const [question = "", ...values] = words;
  const printed: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => printed.push(String(line)));
  const confirm = async (text: string) => {
    if (!sure) throw new Error([...printed, text].join("\n"));
  };
  try {
    await commands[question]?.run({
      name: question,
      values,
      all,
      runSql: runSqlOn(db),
      confirm,
      problems,
    });
  } finally {
    log.mockRestore();
  }
  return printed.join("\n");
}
