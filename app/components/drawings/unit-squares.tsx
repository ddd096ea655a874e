import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

/** As many as the longest row holds: all rows have squares of one size. */
const MOST = 14;

interface Props {
  units: number;
  /** Filled for the best of those it is compared with, to the half for the second. */
  look: "solid" | "half" | "thin";
}

/** A number in a row of squares: one for each thing that is counted. */
export const UnitSquares = ({ units, look }: Props) => {
  const corners = (y: number) => lattice([1, y], [12, 12], units);
  return (
    <Drawing viewBox={`0 0 ${12 * MOST} 12`} className="mb-1 w-full">
      <path d={boxes(9, 9, corners(1))} className={look === "solid" ? "solid" : "thin"} />
      {look === "half" && <path d={boxes(9, 5, corners(5))} className="solid" />}
    </Drawing>
  );
};
