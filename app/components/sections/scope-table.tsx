import clsx from "clsx";
import type { ReactNode } from "react";

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

interface SignProps {
  out: boolean;
  className?: string;
}

/** Filled for what is in the fee, hollow for what isn't. */
const Sign = ({ out, className }: SignProps) => (
  <span
    aria-hidden="true"
    className={clsx(
      "mt-[calc(0.8em-6px)] size-3 shrink-0 border-petrol",
      out ? "border-2" : "border-6",
      className,
    )}
  />
);

interface CellProps {
  column: string;
  out?: boolean;
  children: ReactNode;
}

/** On a phone a cell stands under its row's head and says its column; one that says no is left out. */
const Cell = ({ column, out = false, children }: CellProps) =>
  children ? (
    <td className="pb-1 max-md:flex max-md:gap-3 md:py-4 md:pr-6">
      <Sign out={out} className="md:hidden" />
      <div>
        <span className="text-small font-semibold text-petrol md:hidden">{column}: </span>
        {children}
      </div>
    </td>
  ) : (
    <td className="max-md:hidden md:py-4">
      <span aria-hidden="true" className="mt-1 block size-3 border-b-2 border-field" />
      <span className="sr-only">no</span>
    </td>
  );

/** What is in the fee, and what is quoted, by itself or as a part of another service. */
export const ScopeTable = ({ columns, rows }: Props) => (
  <table className="w-full table-fixed border-b border-rule text-left align-top max-md:block max-md:border-t-2 max-md:border-t-petrol">
    <thead className="max-md:hidden">
      <tr className="border-b-2 border-petrol">
        <td />
        {columns.map((column, at) => (
          <th key={column} scope="col" className="w-2/5 py-3 pr-6 font-semibold">
            <span className="flex gap-3">
              <Sign out={at > 0} />
              {column}
            </span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {rows.map(({ item, fee, quoted, added }) => (
        <tr
          key={item}
          className="border-t border-rule align-top max-md:block max-md:py-3 first:border-0"
        >
          <th scope="row" className="pb-1 font-semibold max-md:block md:py-4 md:pr-6">
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
