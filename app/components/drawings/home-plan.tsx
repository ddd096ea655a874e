import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

const desks = lattice([300, 132], [96, 60], 2, 3);
const machines = [408, 504, 600] as const;
/** Where a cable ends at something that works. */
const terminals = [
  ...[144, 204, 264].flatMap((y) => [[348, y] as const, [396, y] as const]),
  [576, 216] as const,
  [216, 420] as const,
  ...machines.map((x) => [x + 36, 396] as const),
];
/** Radio cells, each at the end of a cable. */
const cells = [
  [444, 120],
  [636, 264],
  [168, 324],
] as const;

/**
 * A business in plan view, as an electrical one-line diagram: the rack, its bus, and a branch to every
 * room. The amber run is the monitored line to the outside, which ends at the callout.
 */
export const HomePlan = () => (
  <Drawing viewBox="0 0 744 600">
    <path d="M122 74h142v164H122z" className="area" stroke="none" />
    <path
      d="M252 528H120V72h622v456H300M264 72v264h36M120 240h24M168 240h96M324 336h348M696 336h46M480 72v156M480 252v84M360 336v84M360 444v84"
      className="wall"
    />
    {/* Doors, and what stands in the rooms */}
    <path
      d="M144 240v24M300 336v-24M480 228h24M360 420h-24M672 336v24M252 528v-24M300 528v-24"
      className="faint"
    />
    <path
      d="M144 264a24 24 0 0 0 24-24M300 312a24 24 0 0 1 24 24M504 228a24 24 0 0 1-24 24M336 420a24 24 0 0 0 24 24M672 360a24 24 0 0 0 24-24M252 504a24 24 0 0 1 24 24M300 504a24 24 0 0 0-24 24"
      className="faint"
      strokeDasharray="3 4"
    />
    <g className="faint">
      <path d={boxes(48, 24, desks)} />
      <path d={desks.map(([x, y]) => `M${x + 12} ${y + 6}h24`).join("")} />
      <path d="M528 132h96v84h-96zM684 120h36v96h-36z" />
      <path
        d={boxes(10, 10, [...lattice([535, 114], [24, 0], 4), ...lattice([535, 224], [24, 0], 4)])}
      />
      {machines.map((x) => (
        <path
          key={x}
          d={`M${x} 396h72v72h-72zM${x + 12} 408h48v48h-48zM${x + 12} 408l48 48M${x + 60} 408l-48 48`}
        />
      ))}
      <path d="M168 420h96v24h-96zM312 456h24v48h-24z" />
    </g>

    {/* The rack and its bus */}
    <path d="M144 108h48v96h-48z" className="paper" />
    <path d="M144 132h48M144 156h48M144 180h48" className="thin" />
    <path d="M152 120h8M152 144h8M152 168h8M152 192h8" className="thin" />
    <path d="M192 120h24M192 168h24" className="thin" />
    <path d="M216 108v96" strokeWidth="6" />

    {/* Branches, each behind a breaker: the office, the meeting room, the shop floor, the front desk */}
    <g className="thin">
      <path d="M216 120h228M372 120v144M348 144h48M348 204h48M348 264h48" />
      <path d="M216 144h48l12 12v132l12 12h276l12-12v-72M576 264h60" />
      <path d="M216 168h24l12 12v168l12 12h372v36M540 360v36M444 360v36" />
      <path d="M216 204v216M216 324h-48" />
      <path
        d={boxes(12, 12, [
          [234, 114],
          [234, 138],
          [234, 162],
          [210, 218],
        ])}
        className="paper"
      />
    </g>
    <path
      d={boxes(
        8,
        8,
        terminals.map(([x, y]) => [x - 4, y - 4]),
      )}
      className="solid"
    />
    {cells.map(([x, y]) => (
      <g key={x}>
        <path d={`M${x - 5} ${y - 5}h10v10h-10z`} className="solid" />
        <path
          d={`M${x - 14} ${y}a14 14 0 0 1 28 0M${x - 24} ${y}a24 24 0 0 1 48 0`}
          className="thin"
          data-open=""
        />
      </g>
    ))}

    <g className="plate">
      <text x="136" y="230">
        Servers
      </text>
      <text x="276" y="98">
        Office
      </text>
      <text x="496" y="98">
        Meeting room
      </text>
      <text x="136" y="508">
        Front desk
      </text>
      <text x="384" y="508">
        Shop floor
      </text>
    </g>

    {/* On a phone, fewer names and larger ones */}
    <g className="sm:hidden">
      <text x="188" y="60" className="svg-text-27">
        Servers
      </text>
      <text x="276" y="106" className="svg-text-27">
        Office
      </text>
      <text x="136" y="486" className="svg-text-27">
        Front desk
      </text>
      <text x="384" y="510" className="svg-text-27">
        Shop floor
      </text>
    </g>

    {/* The one amber run: out of the building and on to the next step */}
    <path d="M168 108V48l-24-24H48v408l36 36v132" className="run" />
    <rect x="158" y="98" width="20" height="20" className="end" />
  </Drawing>
);
