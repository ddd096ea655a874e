import type { ReactNode } from "react";
import { Sign } from "~/components/ui/sign";

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

/** On a phone it has the sign of its column. */
const Item = ({ out, children }: { out?: boolean; children: ReactNode }) => (
  <div className="flex gap-3 pb-1">
    <Sign out={out} className="md:hidden" />
    <div>{children}</div>
  </div>
);

/** On a phone a cell stands under its row's head, and its column is read out; one that says no is left out. */
const Cell = ({ column, children }: { column: string; children: ReactNode }) =>
  children ? (
    <td className="max-md:block md:py-4 md:pr-6">
      <span className="sr-only md:hidden">{column}: </span>
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
    <thead className="max-md:block">
      <tr className="border-b-2 border-petrol max-md:flex max-md:flex-wrap max-md:gap-x-6">
        <td className="max-md:hidden" />
        {columns.map((column, at) => (
          <th key={column} scope="col" className="py-3 font-semibold md:w-2/5 md:pr-6">
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
          <Cell column={columns[0]}>{fee && <Item>{fee}</Item>}</Cell>
          <Cell column={columns[1]}>
            {(quoted || added) && (
              <>
                {quoted && <Item out>{quoted}</Item>}
                {added && (
                  <Item out>
                    <a href={added.to} className="font-semibold text-petrol underline">
                      {added.label}
                    </a>
                    : {added.text}
                  </Item>
                )}
              </>
            )}
          </Cell>
        </tr>
      ))}
    </tbody>
  </table>
);
