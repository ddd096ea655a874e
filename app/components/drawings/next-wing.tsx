import { Drawing } from "./drawing";
import { boxes } from "./strokes";

const BUS = 168;
/** Where a branch leaves the bus: for the desks that are there, and for those that come next. */
const here = [60, 132, 204] as const;
const next = [336, 480] as const;
const all = [...here, ...next];

/** One desk of each branch above the bus and one below, with its middle over the branch. */
const desks = (branches: readonly number[]) =>
  boxes(
    48,
    24,
    branches.flatMap((x) => [[x - 24, 84] as const, [x - 24, 228] as const]),
  );

/** The plan goes on: the room that is there, and the wing that comes next, with its cable laid already. */
export const NextWing = () => (
  <Drawing viewBox="0 36 554 300">
    <path d="M264 144V48H12v240h252v-96" className="wall" />
    {/* Each side is a whole number of dashes long. */}
    <path d="M264 48h288M264 288h288" strokeDasharray="12 11" data-open="" />
    <path d="M552 48v240" strokeDasharray="12 10.8" data-open="" />
    <path d="M408 48v96M408 192v96" strokeDasharray="12 9" data-open="" />
    <path d={desks(here)} className="thin" />
    <path d={desks(next)} className="thin" strokeDasharray="4 4" />
    <path d={`M60 ${BUS}h420${all.map((x) => `M${x} 108v120`).join("")}`} />
    <path
      d={boxes(
        10,
        10,
        all.flatMap((x) => [108, BUS, 228].map((y) => [x - 5, y - 5] as const)),
      )}
      className="solid"
    />
    {["Today", "Next"].map((name, at) => (
      <text key={name} x={at ? 276 : 12} y="326" className="text-[35px]">
        {name}
      </text>
    ))}
  </Drawing>
);
