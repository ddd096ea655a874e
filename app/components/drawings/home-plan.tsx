import { Drawing } from "./drawing";
import { TitleBlock } from "./strokes";

const desk = (x: number, y: number) => (
  <path key={`${x}-${y}`} d={`M${x} ${y}h48v24h-48zM${x + 12} ${y + 6}h24`} />
);

const seat = (x: number, y: number) => <path key={`${x}-${y}`} d={`M${x} ${y}h10v10h-10z`} />;

const desks = [
  [312, 120],
  [384, 120],
  [312, 192],
  [384, 192],
  [312, 264],
  [384, 264],
] as const;

const seats = [
  [535, 106],
  [571, 106],
  [607, 106],
  [535, 188],
  [571, 188],
  [607, 188],
] as const;

const machines = [408, 504, 600] as const;

/**
 * A business in plan view, as an electrical one-line diagram: service entrance, rack, a branch to
 * every room. The amber run is the monitored line to the outside, which ends at the callout.
 */
export const HomePlan = () => (
  <Drawing viewBox="0 0 744 600">
    <path d="M120 72h624M120 72v456h624" className="wall" />
    <rect x="120" y="72" width="144" height="168" className="area" stroke="none" />
    <path
      d="M264 72v96M264 204v132M120 240h60M216 240h48M480 72v60M480 168v168M264 336h84M384 336h240M660 336h84M360 336v60M360 432v96"
      className="wall"
    />
    <path
      d="M180 240v36M264 168h36M480 132h36M348 336v-36M624 336v36M360 396h36"
      className="faint"
    />
    <path
      d="M180 276a36 36 0 0 0 36-36M300 168a36 36 0 0 1-36 36"
      className="faint"
      strokeDasharray="3 4"
    />

    <g className="faint">{desks.map(([x, y]) => desk(x, y))}</g>
    <g className="faint">
      <path d="M528 120h96v64h-96z" />
      {seats.map(([x, y]) => seat(x, y))}
      <path d="M672 96h48v72h-48z" />
    </g>
    <g className="faint">
      {machines.map((x) => (
        <path
          key={x}
          d={`M${x} 396h72v72h-72zM${x + 12} 408h48v48h-48zM${x + 12} 408l48 48M${x + 60} 408l-48 48`}
        />
      ))}
      <path d="M384 504h360M384 492v12M744 492v12" />
      <path d="M144 432h96v24h-96zM144 360h24v48h-24zM264 456h24v48h-24z" />
    </g>

    {/* The rack and its bus */}
    <g>
      <path d="M144 96h48v120h-48z" className="paper" />
      <path d="M144 120h48M144 144h48M144 168h48M144 192h48" className="thin" />
      <path d="M152 108h8M152 132h8M152 156h8M152 180h8M152 204h8" className="thin" />
      <path d="M216 96v120" strokeWidth="6" />
      <path d="M192 108h24M192 156h24M192 204h24" className="thin" />
    </g>

    {/* Branches, each behind a breaker */}
    <g>
      <path
        d="M216 108h48l-12-12h204M288 96v168M288 144h24M288 216h24M288 276h24M456 96v180h-24M456 144h-24M456 204h-24"
        className="thin"
      />
      <path d="M216 156h24l84 84V312h252v-96M576 216v-32" className="thin" />
      <path d="M216 204h24l60 60v96h324v24M444 360v24M540 360v24M636 360v24" className="thin" />
      <path d="M216 216l0 24v156H192" className="thin" />
      <path
        d="M234 102h12v12h-12zM228 150h12v12h-12zM228 198h12v12h-12zM210 258h12v12h-12z"
        className="paper thin"
      />
      {machines.map((x) => (
        <rect key={x} x={x + 32} y="380" width="8" height="8" className="solid" />
      ))}
      <path
        d="M308 140h8v8h-8zM308 212h8v8h-8zM308 272h8v8h-8zM428 140h8v8h-8zM428 200h8v8h-8zM428 272h8v8h-8zM572 180h8v8h-8zM184 392h8v8h-8z"
        className="solid"
      />
    </g>

    {/* Radio cells over the rooms */}
    <g className="thin">
      <path d="M384 84v0M612 264v0M216 480v0" strokeWidth="8" />
      <path d="M594 264a18 18 0 0 1 36 0M582 264a30 30 0 0 1 60 0M198 480a18 18 0 0 1 36 0M186 480a30 30 0 0 1 60 0" />
    </g>

    {/* The one amber run: out of the building, watched, and on to the next step */}
    <path d="M168 96V48l-24-24H48v408l36 36v132" className="run" pathLength="1" />
    <rect x="158" y="86" width="20" height="20" className="end" />
    <g>
      <circle cx="48" cy="216" r="26" className="paper" />
      <circle cx="48" cy="216" r="14" className="area" />
      <path d="M48 196v40M28 216h40" className="thin" />
    </g>

    <TitleBlock />
  </Drawing>
);
