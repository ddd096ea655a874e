import { Drawing } from "./drawing";
import { RunEnd } from "./strokes";

/** Where each part's number stands, in the order of the list beside it. */
const keys = [
  [28, 40],
  [28, 136],
  [28, 250],
  [168, 214],
] as const;

/** A page with its amber line: where it starts, taps a heading, turns and ends. */
export const RunParts = ({ label }: { label: string }) => (
  <Drawing viewBox="1 1 478 298" className="w-full" label={label}>
    <path d="M2 2h476v296H2z" className="paper" />
    <path
      d="M92 24h300v32H92zM92 126h200v20H92zM92 160h340v8H92zM92 176h280v8H92z"
      className="area"
      stroke="none"
    />
    {/* Not the page's own run. */}
    <path d="M60 40v210h140" stroke="var(--color-amber)" strokeWidth="6" />
    <path d="M200 220h232v60H200z" className="solid" />
    <RunEnd x={60} y={40} />
    <RunEnd x={60} y={136} />
    <RunEnd x={200} y={250} />
    {keys.map(([x, y], at) => (
      <g key={y}>
        <rect x={x - 15} y={y - 15} width="30" height="30" className="paper" />
        <text x={x} y={y + 8} textAnchor="middle" className="key">
          {at + 1}
        </text>
      </g>
    ))}
  </Drawing>
);
