/** Rows as a table, a line each, as wide as the terminal. */
import { printable, terminalWidth, truncate, widthOf } from "./terminal.ts";

export interface Column {
  name: string;
  cells: string[];
  /** It can be cut to so many columns; without it, it is shown whole. */
  min?: number;
  /** It may be left out when the terminal is too narrow even for that; the highest number goes first. */
  optional?: number;
  numeric?: boolean;
}

const GAP = 2;

const naturalWidths = (columns: Column[]) =>
  columns.map(({ name, cells }) => Math.max(...[name, ...cells].map(widthOf)));

/** The widths at which the columns fit, cutting the widest first; nothing when they can't. */
function fittingWidths(columns: Column[], width: number): number[] | undefined {
  const widths = naturalWidths(columns);
  const room = width - GAP * (columns.length - 1);
  while (widths.reduce((sum, one) => sum + one, 0) > room) {
    const cuttable = widths.map((one, i) => (one > (columns[i]?.min ?? Infinity) ? one : 0));
    const widest = Math.max(...cuttable);
    if (widest <= 0) return undefined;
    widths[cuttable.indexOf(widest)] = widest - 1;
  }
  return widths;
}

/** The lines of the table, its names first. What did not fit is named in `left`. Empty columns are left out. */
export function tableOf(
  all: Column[],
  width = terminalWidth(),
): { lines: string[]; left: string[] } {
  const columns = all
    .map((column) => ({
      ...column,
      cells: column.cells.map((text) => printable(text).replace(/\s+/g, " ").trimEnd()),
    }))
    .filter(({ cells }) => cells.some(Boolean));
  const fitting = fittingWidths(columns, width);
  const [next] = columns
    .filter(({ optional }) => optional)
    .sort((a, b) => (b.optional ?? 0) - (a.optional ?? 0));
  if (!fitting && next) {
    const narrower = tableOf(
      columns.filter((column) => column !== next),
      width,
    );
    return { ...narrower, left: [...narrower.left, next.name] };
  }
  const widths = fitting ?? naturalWidths(columns);
  const lineOf = (cells: string[]) =>
    cells
      .map((text, i) => {
        const cut = truncate(text, widths[i] ?? 0);
        const space = " ".repeat((widths[i] ?? 0) - widthOf(cut));
        return columns[i]?.numeric ? space + cut : cut + space;
      })
      .join(" ".repeat(GAP))
      .trimEnd();
  const rows = (columns[0]?.cells ?? []).map((_, row) =>
    columns.map(({ cells }) => cells[row] ?? ""),
  );
  return { lines: [columns.map(({ name }) => name), ...rows].map(lineOf), left: [] };
}
