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
    columns: readonly [string, string, string];
    total: readonly [string, ...string[]];
  };
}

const Doors = ({ column, doors, open }: { column: string; doors: number; open: number }) => (
  <td className="max-sm:block py-1 sm:w-1/3 sm:py-4">
    <span className="flex flex-wrap items-center font-semibold text-petrol tabular sm:flex-nowrap sm:gap-x-4">
      <span className="max-sm:w-20">
        <ColumnName name={column} /> {open}
      </span>{" "}
      <DoorRow doors={doors} open={open} />
    </span>
  </td>
);

/** On a phone, where the cells of a row stand below each other, each repeats the head of its column. */
const ColumnName = ({ name }: { name: string }) => (
  <span className="text-small font-normal text-muted sm:hidden">{name}:</span>
);

/** Openings of a network as the doors of a wall, before and after, with the number that stand open. */
export const DoorTable = ({ openings, table }: Props) => (
  <table className="w-full break-inside-avoid max-sm:block">
    <caption className="pb-4 text-left text-small text-muted max-sm:block">{table.caption}</caption>
    <thead className="max-sm:sr-only">
      <tr className="border-b-2 border-petrol text-left">
        {table.columns.map((column) => (
          <th key={column} scope="col" className="py-3">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block max-sm:border-t-2 max-sm:border-petrol">
      {openings.map(({ name, found, left }) => (
        <tr key={name} className="border-b border-rule max-sm:block max-sm:py-2">
          <th scope="row" className="py-2 pr-6 text-left font-semibold max-sm:block">
            {name}
          </th>
          <Doors column={table.columns[1]} doors={found} open={found} />
          <Doors column={table.columns[2]} doors={found} open={left} />
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
              <span className="block font-text text-small leading-normal font-normal text-muted sm:hidden">
                {table.columns[at]}:
              </span>{" "}
              {cell}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  </table>
);
