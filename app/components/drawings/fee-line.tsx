import { Drawing } from "./drawing";

const desk = (x: number, y: number) => (
  <path key={`${x}-${y}`} d={`M${x} ${y}h48v24h-48zM${x + 18} ${y + 30}h12`} />
);

/** Desks from left to right, top to bottom. */
const desks = [
  [48, 84],
  [120, 84],
  [48, 144],
  [120, 144],
] as const;

/** What the fee covers, inside a wall, and who is called from there. One call crosses it. */
export const FeeLine = ({ label }: { label: string }) => (
  <Drawing viewBox="20 20 464 344" label={label}>
    <path d="M24 24h288v336H24z" className="area" stroke="none" />
    <path d="M312 264V24H24v336h288v-48" strokeWidth="6" />
    <path d="M300 264h24M300 312h24" strokeWidth="6" />
    <text x="48" y="60" className="label">
      INSIDE THE FEE
    </text>
    <g className="paper">{desks.map(([x, y]) => desk(x, y))}</g>
    <g className="thin">
      <path d="M90 126h150M90 108v36M162 108v36M264 180v12" />
      <path d="M86 122h8v8h-8zM158 122h8v8h-8zM210 122h8v8h-8z" className="solid" />
    </g>
    {/* Server rack and backup */}
    <path d="M240 84h48v96h-48z" className="paper" />
    <path
      d="M240 108h48M240 132h48M240 156h48M248 96h12M248 120h12M248 144h12M248 168h12"
      className="thin"
    />
    <path d="M276 96v0M276 120v0M276 144v0M276 168v0" />
    <path d="M228 192h72v36h-72z" className="paper" />
    <text x="239" y="216" className="label">
      COPY
    </text>
    {/* Outside: four who send an invoice */}
    <text x="360" y="60" className="label">
      OUTSIDE
    </text>
    <g strokeDasharray="6 6">
      <path d="M360 84h120v36H360zM360 144h120v36H360zM360 204h120v36H360z" className="paper" />
    </g>
    <text x="372" y="107" className="label">
      HARDWARE
    </text>
    <text x="372" y="167" className="label">
      PROJECTS
    </text>
    <text x="372" y="227" className="label">
      CARRIER
    </text>
    <path d="M360 264h120v48H360z" className="paper" />
    <text x="372" y="293" className="label">
      VENDOR
    </text>
    <path d="M72 174v90l24 24h252" className="run" />
    <path d="M120 264h132v48H120z" className="paper" strokeWidth="3" />
    <text x="136" y="294" className="label">
      HELP DESK
    </text>
    <path d="M340 280h16v16h-16z" className="end" />
  </Drawing>
);
