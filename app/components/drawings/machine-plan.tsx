import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** Where each part's number stands, in the order of the table's rows, and where its name does. */
const keys = [
  { x: 60, y: 56, name: "CPU", at: [42, 116] },
  { x: 148, y: 56, name: "RAM", at: [146, 116] },
  { x: 266, y: 52, name: "Storage", at: [232, 116] },
  { x: 358, y: 56, name: "Graphics", at: [326, 116] },
  { x: 484, y: 58, name: "Display", at: [512, 64] },
  { x: 50, y: 166, name: "Networking", at: [104, 172] },
  { x: 534, y: 158, name: "OS", at: [562, 164] },
] as const;

/** A laptop's base without its cover, and beside it the display as you see it, with the OS as a window. */
export const MachinePlan = ({ label }: { label: string }) => (
  <Drawing viewBox="0 0 640 216" className="w-full" label={label}>
    {/* Base, display, window, and what the display hangs on */}
    <path d="M2 2h410v212H2zM440 2h198v212H440z" className="paper wall" />
    <path d="M452 14h174v188H452z" className="area" />
    <path d="M502 114h108v76H502zM502 130h108" className="paper" />
    <path d="M412 56H440" className="wall" />

    {/* Chip, memory strips, drive, card with its port, jack */}
    <path
      d="M26 22h68v68h-68zM124 22h84v30h-84zM124 60h84v30h-84zM232 22h56l12 12v48h-68zM326 22h64v68h-64zM390 40h22v32h-22zM2 136h76v12h12v36h-12v12H2z"
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
      ])}${boxes(30, 14, [
        [170, 30],
        [170, 68],
      ])}M244 76h44v14h-44z${boxes(16, 5, [
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
        <text x={x} y={y + 9} textAnchor="middle" className="key svg-text-26">
          {at + 1}
        </text>
        <text x={left} y={base} className="label svg-text-18 max-md:hidden print:inline">
          {name}
        </text>
      </g>
    ))}
  </Drawing>
);
