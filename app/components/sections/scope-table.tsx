import clsx from "clsx";
import type { ReactNode } from "react";
import { Line } from "~/components/ui/line";

interface Row {
  item: string;
  fee?: string;
  quoted?: string;
  added?: { text: string; to: string; label: string };
}

interface Props {
  /** Heads of the two columns beside the items. */
  columns: readonly [string, string];
  rows: readonly Row[];
}

/** Before a column's name: filled for what is in the fee, hollow for what isn't. */
const Sign = ({ out }: { out: boolean }) => (
  <span
    aria-hidden="true"
    className={clsx("mr-2 inline-block size-3 border-petrol", out ? "border-2" : "border-6")}
  />
);

interface CellProps {
  column: string;
  out?: boolean;
  children: ReactNode;
}

/** On a phone a cell stands under its row's head and repeats its column's head; one that says no is left out. */
const Cell = ({ column, out = false, children }: CellProps) =>
  children ? (
    <td className="pb-1 max-md:block md:py-4 md:pr-6">
      <Line className="text-small font-semibold text-petrol md:hidden">
        <Sign out={out} />
        {column}
        <span className="sr-only">:</span>
      </Line>
      {children}
    </td>
  ) : (
    <td className="max-md:hidden md:py-4">
      <span aria-hidden="true" className="mt-1 block size-3 border-b-2 border-field" />
      <span className="sr-only">no</span>
    </td>
  );

/** What is in the fee, and what is quoted, by itself or as a part of another service. */
export const ScopeTable = ({ columns, rows }: Props) => (
  <table className="w-full table-fixed border-b border-rule text-left align-top max-md:block">
    <thead className="max-md:hidden">
      <tr className="border-b-2 border-petrol">
        <td />
        {columns.map((column, at) => (
          <th key={column} scope="col" className="w-2/5 py-3 pr-6 font-semibold">
            <Sign out={at > 0} />
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {rows.map(({ item, fee, quoted, added }) => (
        <tr key={item} className="border-t border-rule align-top max-md:block max-md:py-1">
          <th scope="row" className="pt-1.5 pb-1 font-semibold max-md:block md:py-4 md:pr-6">
            {item}
          </th>
          <Cell column={columns[0]}>{fee}</Cell>
          <Cell column={columns[1]} out>
            {(quoted || added) && (
              <>
                {quoted && `${quoted} `}
                {added && (
                  <span className={quoted && "mt-1 block"}>
                    <a href={added.to} className="font-semibold text-petrol underline">
                      {added.label}
                    </a>
                    : {added.text}
                  </span>
                )}
              </>
            )}
          </Cell>
        </tr>
      ))}
    </tbody>
  </table>
);
