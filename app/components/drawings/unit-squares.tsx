import clsx from "clsx";
import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

const COLUMNS = 8;

interface Props {
  units: number;
  /** Filled for the best of those it is compared with, to the half for the second. */
  look: "solid" | "half" | "thin";
  className?: string;
}

/** A number in squares, eight to a row: one for each thing that is counted. */
export const UnitSquares = ({ units, look, className }: Props) => {
  const rows = Math.ceil(units / COLUMNS);
  const corners = (y: number) => lattice([1, y], [12, 12], COLUMNS, rows).slice(0, units);
  return (
    <Drawing viewBox={`0 0 96 ${12 * rows}`} className={clsx("w-32 max-w-full", className)}>
      <path d={boxes(9, 9, corners(1))} className={look === "solid" ? "solid" : "thin"} />
      {look === "half" && <path d={boxes(9, 5, corners(5))} className="solid" />}
    </Drawing>
  );
};
