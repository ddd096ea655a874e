import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

const STEP = 14;

interface Props {
  alone: number;
  withUs: number;
  /** Hours of the longest task, which sets the scale of all. */
  longest: number;
}

/** A task's hours in quarters: solid squares stay, pale ones fall away. */
export function QuarterHours({ alone, withUs, longest }: Props) {
  const squares = lattice([1, 1], [STEP, 0], 4 * alone);
  return (
    <Drawing viewBox={`0 0 ${4 * longest * STEP} 12`} className="w-full">
      <path d={boxes(10, 10, squares)} className="area thin" />
      <path d={boxes(10, 10, squares.slice(0, 4 * withUs))} className="solid" />
    </Drawing>
  );
}
