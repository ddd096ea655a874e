import clsx from "clsx";
import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

const COLUMNS = 8;

interface Props {
  units: number;
  /** Filled for the best of those it is compared with. */
  look: "solid" | "area" | "thin";
  className?: string;
}

/** A number in squares, eight to a row: one for each thing that is counted. */
export const UnitSquares = ({ units, look, className }: Props) => (
  <Drawing
    viewBox={`0 0 96 ${12 * Math.ceil(units / COLUMNS)}`}
    className={clsx("w-32 max-w-full", className)}
  >
    <path
      d={boxes(
        9,
        9,
        lattice([1, 1], [12, 12], COLUMNS, Math.ceil(units / COLUMNS)).slice(0, units),
      )}
      className={look}
    />
  </Drawing>
);
