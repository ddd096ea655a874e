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

/** On a phone a cell stands under its row's head and repeats its column's head; one that says no is left out. */
const Cell = ({ column, children }: { column: string; children: ReactNode }) =>
  children ? (
    <td className="pb-1 max-md:block md:py-4 md:pr-6">
      <span className="text-small font-semibold text-petrol md:hidden">{column}: </span>
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
        {columns.map((column) => (
          <th key={column} scope="col" className="w-2/5 py-3 pr-6 font-semibold">
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
          <Cell column={columns[1]}>
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
