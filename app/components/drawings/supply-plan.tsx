import { Drawing } from "./drawing";
import { boxes, lattice, RunEnd } from "./strokes";

const names = [
  ["Five in", 664, 34],
  ["One out", 64, 240],
  ["Bench", 354, 168],
] as const;

/** A dock on the receiving side, and where its goods reach the bench. */
const docks = Array.from({ length: 5 }, (_, at) => ({ y: 84 + 84 * at, place: 204 + 24 * at }));

/** From the door, slanting to the bench. */
const aisle = ({ y, place }: (typeof docks)[number]) => {
  const rise = place - y;
  return `M600 ${y}H${396 + Math.abs(rise)}l${-Math.abs(rise)} ${rise}H384`;
};

const shelves = boxes(24, 24, [
  ...lattice([192, 72], [24, 0], 5, 1),
  ...lattice([192, 120], [24, 0], 4, 1),
  ...lattice([192, 360], [24, 0], 4, 1),
  ...lattice([192, 408], [24, 0], 5, 1),
]);

/**
 * A cross-dock in plan view: five makers deliver at the right, everything meets on the staging bench.
 * The amber run is the one pallet that leaves, on one truck.
 */
export const SupplyPlan = () => (
  <Drawing viewBox="0 0 744 600">
    {/* The hall, with its six doors */}
    <path
      d="M168 228V48h456v12M624 108v36M624 192v36M624 276v36M624 360v36M624 444v60H168V276"
      className="wall"
    />
    <path d={shelves} className="faint" />
    <path
      d="M192 72l24 24M240 72l24 24M288 72l24 24M216 120l24 24M264 120l24 24M192 360l24 24M240 360l24 24M216 408l24 24M264 408l24 24"
      className="faint"
    />
    <path
      d="M336 456h96v24h-96zM360 456v24M384 456v24M408 456v24M456 456h24v24h-24z"
      className="faint"
    />

    {/* Receiving */}
    {docks.map((dock) => (
      <g key={dock.y}>
        <path d={aisle(dock)} className="thin" />
        <rect x="600" y={dock.y - 18} width="24" height="36" className="paper thin" />
        <path
          d={`M606 ${dock.y - 12}v24M612 ${dock.y - 12}v24M618 ${dock.y - 12}v24`}
          className="thin"
        />
        <rect x="546" y={dock.y - 12} width="24" height="24" className="area" />
        <path d={`M546 ${dock.y}h24M558 ${dock.y - 12}v24`} className="thin" />
        <path d={`M636 ${dock.y - 18}h107v36H636z`} className="paper" />
        <path
          d={`M642 ${dock.y - 12}h95v24h-95zM662 ${dock.y - 12}v24M682 ${dock.y - 12}v24M702 ${dock.y - 12}v24M722 ${dock.y - 12}v24`}
          className="faint"
        />
      </g>
    ))}

    {/* The bench, where things are set up and labeled */}
    <rect x="324" y="180" width="60" height="144" className="area" />
    <path d={boxes(12, 12, lattice([333, 192], [15, 18], 3, 7))} className="paper thin" />
    <path d="M324 252h-60" className="thin" />

    {/* One pallet, one door, one truck */}
    <path d="M216 228h48v48h-48zM228 228v48M252 228v48M216 240h48M216 264h48" className="paper" />
    <path d="M144 228h24v48h-24zM150 234v36M156 234v36M162 234v36" className="paper thin" />
    <path d="M240 252h-84l-72 72v276" className="run" />
    <RunEnd x={240} y={252} />
    <path d="M60 384h48v96H60z" className="paper" />
    <path d="M66 390h36v84H66z" className="area" stroke="none" />
    <path d="M72 402h24v24H72zM72 438h24v24H72zM84 402v24M84 438v24" className="thin" />
    <path d="M66 480v6h36v-6M60 486h48v24l-6 6H66l-6-6z" className="paper" />
    <path d="M66 500h36" className="thin" />

    {names.map(([name, x, y]) => (
      <text key={name} x={x} y={y} textAnchor="middle" className="svg-text-27 sm:svg-text-20">
        {name}
      </text>
    ))}
  </Drawing>
);
