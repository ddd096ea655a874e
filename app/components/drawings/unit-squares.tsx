import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

const COLUMNS = 8;

/** A size in squares, eight to a row, to compare with the one beside it; filled for the larger. */
export const UnitSquares = ({ units, filled }: { units: number; filled: boolean }) => (
  <Drawing viewBox={`0 0 96 ${12 * Math.ceil(units / COLUMNS)}`} className="mt-2 w-24 max-w-full">
    <path
      d={boxes(
        9,
        9,
        lattice([1, 1], [12, 12], COLUMNS, Math.ceil(units / COLUMNS)).slice(0, units),
      )}
      className={filled ? "solid" : "thin"}
    />
  </Drawing>
);
