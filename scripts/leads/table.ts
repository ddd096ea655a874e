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

/** The widths at which the columns fit, cutting the widest first; nothing when they can't. */
function widthsOf(columns: Column[], width: number): number[] | undefined {
  const widths = columns.map(({ name, cells }) => Math.max(...[name, ...cells].map(widthOf)));
  const room = width - GAP * (columns.length - 1);
  while (widths.reduce((sum, one) => sum + one, 0) > room) {
    const [widest] = columns
      .map(({ min }, i) => ({
        i,
        columns: widths[i] ?? 0,
        spare: (widths[i] ?? 0) - (min ?? Infinity),
      }))
      .filter(({ spare }) => spare > 0)
      .sort((a, b) => b.columns - a.columns);
    if (!widest) return undefined;
    widths[widest.i] = widest.columns - 1;
  }
  return widths;
}

/** The lines of the table, its names first. What did not fit is named in `left`. Empty columns are left out. */
export function tableOf(
  all: Column[],
  width = terminalWidth(),
): { lines: string[]; left: string[] } {
  const left: string[] = [];
  let columns = all
    .map((column) => ({
      ...column,
      cells: column.cells.map((text) => printable(text).replace(/\s+/g, " ").trimEnd()),
    }))
    .filter(({ cells }) => cells.some(Boolean));
  let widths = widthsOf(columns, width);
  while (!widths) {
    const first = Math.max(...columns.map(({ optional = 0 }) => optional));
    const gone = columns.findIndex(({ optional }) => optional === first);
    if (gone < 0)
      widths = columns.map(({ name, cells }) => Math.max(...[name, ...cells].map(widthOf)));
    else {
      left.unshift(columns[gone]?.name ?? "");
      columns = columns.filter((_, i) => i !== gone);
      widths = widthsOf(columns, width);
    }
  }
  const lineOf = (cells: string[]) =>
    cells
      .map((text, i) => {
        const fitting = truncate(text, widths[i] ?? 0);
        const space = " ".repeat((widths[i] ?? 0) - widthOf(fitting));
        return columns[i]?.numeric ? space + fitting : fitting + space;
      })
      .join(" ".repeat(GAP))
      .trimEnd();
  const rows = (columns[0]?.cells ?? []).map((_, row) =>
    columns.map(({ cells }) => cells[row] ?? ""),
  );
  return { lines: [columns.map(({ name }) => name), ...rows].map(lineOf), left };
}
