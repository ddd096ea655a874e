import { Drawing } from "./drawing";

interface RowProps {
  doors: number;
  /** How many of them, from the left, stand open. */
  open: number;
}

/** A door, and the pier on either side of it. */
const DOOR = 14;
const PIER = 10;
const STEP = DOOR + PIER;
const WALL = 17;

/** A wall in plan with its doors: a line in the wall is shut, a leaf with its swing stands open. */
const DoorRow = ({ doors, open }: RowProps) => (
  <Drawing viewBox={`0 0 ${doors * STEP + PIER} 20`} className="door-row">
    {Array.from({ length: doors }, (_, door) => door * STEP + PIER).map((x, door) => (
      <path
        key={x}
        d={door < open ? `M${x} ${WALL}V3a14 14 0 0 1 14 14` : `M${x} ${WALL}h${DOOR}`}
        className={door < open ? "thin" : undefined}
      />
    ))}
    <path
      d={Array.from(
        { length: doors + 1 },
        (_, pier) => `M${pier * STEP} 14h${PIER}v6h-${PIER}z`,
      ).join("")}
      className="solid"
    />
  </Drawing>
);

interface Props {
  openings: readonly { name: string; found: number; left: number }[];
  table: {
    caption: string;
    columns: readonly [string, ...string[]];
    total: readonly [string, ...string[]];
  };
}

const Doors = ({ doors, open }: { doors: number; open: number }) => (
  <td className="py-2 sm:w-1/3 sm:py-4">
    <span className="flex gap-x-4 font-semibold text-petrol tabular max-sm:flex-col max-sm:items-start sm:items-center">
      {open} <DoorRow doors={doors} open={open} />
    </span>
  </td>
);

/** Openings of a network as the doors of a wall, before and after, with the number that stand open. */
export const DoorTable = ({ openings, table }: Props) => (
  <table className="w-full break-inside-avoid max-sm:block">
    <caption className="pb-4 text-left text-small text-muted max-sm:block">{table.caption}</caption>
    <thead className="max-sm:block">
      <tr className="border-b-2 border-petrol text-left max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3">
        {table.columns.map((column, at) => (
          <th key={column} scope="col" className={at === 0 ? "max-sm:sr-only" : "py-3"}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {openings.map(({ name, found, left }) => (
        <tr
          key={name}
          className="border-b border-rule max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:py-2"
        >
          <th scope="row" className="py-2 pr-6 text-left font-semibold max-sm:col-span-2">
            {name}
          </th>
          <Doors doors={found} open={found} />
          <Doors doors={found} open={left} />
        </tr>
      ))}
    </tbody>
    <tfoot className="max-sm:block">
      <tr className="text-left max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3">
        {table.total.map((cell, at) =>
          at === 0 ? (
            <th key={cell} scope="row" className="pt-4 max-sm:col-span-2">
              {cell}
            </th>
          ) : (
            <td key={cell} className="pt-4 font-head text-display font-bold text-petrol tabular">
              {cell}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  </table>
);
