import clsx from "clsx";
import type { ReactNode } from "react";

interface Row {
  head: string;
  cells: readonly ReactNode[];
}

interface Props {
  /** Read out only: the heading over the table says it to everybody else. */
  caption: string;
  /** The first heads the rows; the others head their cells. */
  columns: readonly string[];
  rows: readonly Row[];
  /** On a phone, cells of sentences stand below each other, each under the name of its column. */
  stacked?: boolean;
}

/** From the third on, a cell takes a line of its own on a narrow screen. */
const place = (at: number) => at > 1 && "max-sm:col-span-2 max-sm:pt-0 text-muted";

/**
 * A table of words that prints as it stands. On a narrow screen the head of a row moves above its
 * first two cells, so that nothing needs scrolling sideways.
 */
export const DataTable = ({
  caption,
  columns: [corner, ...columns],
  rows,
  stacked = false,
}: Props) => (
  <div className="overflow-x-auto print:overflow-visible">
    <table className="w-full text-left max-sm:block sm:max-md:text-small print:text-small">
      <caption className="sr-only">{caption}</caption>
      <thead className={stacked ? "max-sm:sr-only" : "max-sm:block max-sm:text-small"}>
        <tr className="border-b-2 border-petrol max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
          <th
            scope="col"
            className="py-3 pr-6 font-semibold max-sm:sr-only sm:w-40 lg:w-56 print:w-36"
          >
            {corner}
          </th>
          {columns.map((column, at) => (
            <th
              key={column}
              scope="col"
              className={clsx(
                "py-3 font-semibold sm:pr-6 sm:last:pr-0",
                at > 1 ? "max-sm:sr-only" : columns.length > 2 && "sm:w-1/4",
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ head, cells }) => (
          <tr
            key={head}
            className={clsx(
              "break-inside-avoid border-t border-rule align-baseline max-sm:grid max-sm:gap-x-4 max-sm:py-1",
              !stacked && "max-sm:grid-cols-2",
            )}
          >
            <th
              scope="row"
              className={clsx(
                "py-2 font-semibold sm:py-4 sm:pr-6 sm:whitespace-nowrap print:py-1.5",
                !stacked && "max-sm:col-span-2",
              )}
            >
              {head}
            </th>
            {cells.map((cell, at) => (
              <td
                key={columns[at]}
                className={clsx(
                  "pb-2 sm:py-4 sm:pr-6 sm:last:pr-0 print:py-1.5",
                  !stacked && place(at),
                )}
              >
                {stacked && columns.length > 1 && (
                  <span aria-hidden="true" className="block text-small text-muted sm:hidden">
                    {columns[at]}
                  </span>
                )}{" "}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
