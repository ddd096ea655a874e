import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** Where each part's number stands, in the order of the table's rows, and where its name does. */
const keys = [
  { x: 60, y: 56, name: "CPU", at: [45, 114] },
  { x: 156, y: 56, name: "RAM", at: [162, 114] },
  { x: 300, y: 52, name: "Storage", at: [269, 114] },
  { x: 300, y: 166, name: "Graphics", at: [264, 220] },
  { x: 456, y: 71, name: "Display", at: [484, 77] },
  { x: 50, y: 166, name: "Networking", at: [16, 220] },
  { x: 522, y: 162, name: "OS", at: [550, 168] },
] as const;

/** A laptop's base without its cover, and beside it the display as you see it, with the OS as a window. */
export const MachinePlan = ({ label }: { label: string }) => (
  <Drawing viewBox="0 0 640 242" className="w-full" label={label}>
    {/* Base, display, window, and what the display hangs on */}
    <path d="M2 2h360v238H2zM404 2h234v238H404z" className="paper wall" />
    <path d="M416 14h210v214H416z" className="area" />
    <path d="M488 118h116v84H488zM488 134h116" className="paper" />
    <path d="M362 166H404" className="wall" />

    {/* Chip, memory strips, drive, card with its port, jack */}
    <path
      d="M26 22h68v68h-68zM132 22h96v30h-96zM132 60h96v30h-96zM264 22h60l12 12v48h-72zM264 136h72v60h-72zM336 150h26v32h-26zM2 136h76v12h12v36h-12v12H2z"
      className="area"
    />
    <path
      d={`${boxes(14, 6, [
        [18, 32],
        [18, 53],
        [18, 74],
        [88, 32],
        [88, 53],
        [88, 74],
      ])}${boxes(44, 14, [
        [178, 30],
        [178, 68],
      ])}M276 76h48v14h-48z${boxes(16, 5, [
        [2, 146],
        [2, 156],
        [2, 166],
        [2, 176],
      ])}`}
      className="solid"
    />

    {keys.map(({ x, y, name, at: [left, base] }, at) => (
      <g key={name}>
        <rect x={x - 17} y={y - 17} width="34" height="34" className="paper" />
        <text x={x} y={y + 9} textAnchor="middle" className="key text-[26px]">
          {at + 1}
        </text>
        <text x={left} y={base} className="label max-md:hidden print:hidden">
          {name}
        </text>
      </g>
    ))}
  </Drawing>
);
