/** `report`: what came in during twelve months, as a table. */
import type { Row } from "./database.ts";
import { tableOf } from "./table.ts";

/** Months of a report. */
export const MONTHS = 12;

/** The names of the last twelve months, the oldest first. */
export const monthNames = (now: Date) =>
  Array.from({ length: MONTHS }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - i))).toLocaleString(
      "en-US",
      { month: "short", timeZone: "UTC" },
    ),
  );

/** Seconds as one says them. */
export function duration(seconds: number): string {
  if (seconds < 100) return `${Math.round(seconds)}s`;
  if (seconds < 100 * 60) return `${Math.round(seconds / 60)}m`;
  if (seconds < 48 * 3600) return `${Math.round(seconds / 3600)}h`;
  return `${Math.round(seconds / 86_400)}d`;
}

/** The rows of ops/report.sql: a section, a name in it, and a figure for each month. */
export function printReport(rows: Row[], now = new Date()): void {
  const figure = (value: Row[string] | undefined, { section }: Row) => {
    if (!value) return section === "sales leads" ? "0" : "·";
    return section === "until delivered" ? duration(Number(value)) : String(value);
  };
  // A section's name stands once, over the lines that are parts of it.
  const lines = rows.flatMap((row, i) => {
    const months = Array.from({ length: MONTHS }, (_, month) => `m${MONTHS - 1 - month}`);
    const cells = months.map((month) => figure(row[month], row));
    if (!row.which) return [{ label: String(row.section), cells }];
    const head = { label: String(row.section), cells: [] };
    const isFirst = row.section !== rows[i - 1]?.section;
    return [...(isFirst ? [head] : []), { label: `  ${row.which}`, cells }];
  });
  const names = monthNames(now);
  const { lines: text } = tableOf([
    { name: "", cells: lines.map(({ label }) => label), min: 12 },
    ...names.map((name, i) => ({
      name,
      numeric: true,
      cells: lines.map(({ cells }) => cells[i] ?? ""),
    })),
  ]);
  for (const line of text) console.log(line);
}
