import clsx from "clsx";
import type { SumRow, SumTableContent } from "~/content/types";

const cell = (at: number) => clsx("py-3", at > 0 && "pl-4 text-right tabular");

const Cells = ({ row, columns }: { row: SumRow; columns: SumRow }) =>
  columns.map((column, at) =>
    at === 0 ? (
      <th key={column} scope="row" className={clsx(cell(at), "text-left [font-weight:inherit]")}>
        {row[at]}
      </th>
    ) : (
      <td key={column} className={cell(at)}>
        {row[at]}
      </td>
    ),
  );

/** Figures in columns, with their sum under a heavier rule. */
export const SumTable = ({ caption, columns, rows, total }: SumTableContent) => (
  <table className="w-full border-t-2 border-petrol">
    <caption className="pb-4 text-left text-small font-semibold text-petrol">{caption}</caption>
    <thead>
      <tr className="border-b border-rule text-small">
        {columns.map((text, at) => (
          <th
            key={text}
            scope="col"
            className={clsx(
              cell(at),
              "align-bottom font-semibold",
              at === 0 ? "text-left" : "whitespace-nowrap",
            )}
          >
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]} className="border-b border-rule">
          <Cells row={row} columns={columns} />
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr className="border-t-2 border-petrol font-bold">
        <Cells row={total} columns={columns} />
      </tr>
    </tfoot>
  </table>
);
