import { Drawing } from "./drawing";
import { boxes, lattice, RunEnd, Station } from "./strokes";

const names = [
  ["Site boundary", 384, 504],
  ["in use", 228, 83],
  ["beside it", 228, 270],
  ["off-site", 540, 164],
  ["Data center", 600, 404],
] as const;

const cabinets = [
  ...lattice([600, 96], [48, 0], 3),
  ...lattice([552, 192], [48, 0], 4),
  ...lattice([504, 288], [48, 0], 5),
];

/**
 * An office with two copies of its data, and a hall at another site with the third. The amber run is
 * the restore test: the third copy on its way back.
 */
export const OffsiteCopy = () => (
  <Drawing viewBox="0 0 744 600">
    {/* The office */}
    <rect x="144" y="48" width="168" height="240" className="area" stroke="none" />
    <path d="M168 360H48V48h264v312H228" className="wall" />
    <path d="M144 48v120M144 216v72h168" className="wall" />
    <path d="M144 168l34 34M228 360l-42-42" className="faint" />
    <path d={boxes(48, 24, [...lattice([72, 96], [0, 72], 1, 4), [240, 312]])} className="faint" />
    <path d="M84 102h24M84 174h24M84 246h24M84 318h24M252 318h24" className="faint" />

    {/* The copy in use and the one beside it */}
    <g transform="translate(-36 0)">
      <rect x="240" y="96" width="48" height="48" className="paper" />
      <path d="M240 108h48M240 120h48M240 132h48" className="thin" />
      <path d={boxes(4, 4, lattice([278, 100], [0, 12], 1, 4))} className="solid" />
      <rect x="240" y="192" width="48" height="48" className="paper" />
      <path d="M252 192v48M264 192v48M276 192v48" className="thin" />
      <path d="M264 144v36M258 174l6 6 6-6" />
    </g>
    {names.map(([name, x, y]) => (
      <text key={name} x={x} y={y} textAnchor="middle" className="svg-text-27 sm:svg-text-20">
        {name}
      </text>
    ))}

    {/* Between the sites */}
    <path d="M384 0v477M384 516v84" className="faint" strokeDasharray="18 6 3 6" />

    {/* The hall */}
    <path d="M456 48h286v384H456z" className="wall" />
    <path
      d="M480 72h262M612 168h130M480 264h262M480 360h262"
      className="faint"
      strokeDasharray="3 9"
    />
    <path d={boxes(36, 48, cabinets)} className="faint" />
    <path
      d={cabinets.map(([x, y]) => `M${x} ${y}l36 36M${x + 36} ${y}l-36 36`).join("")}
      className="faint"
    />
    <rect x="504" y="192" width="36" height="48" className="area" />
    <path d="M504 204h36M504 216h36M504 228h36" className="thin" />
    <path d={boxes(4, 4, lattice([530, 196], [0, 12], 1, 4))} className="solid" />

    {/* The copy out, sealed at both walls */}
    <path d="M252 112h104l84 84h64M252 120h100l84 84h68" className="thin" />
    <path d="M300 104h24v24h-24zM444 188h24v24h-24zM444 252h24v24h-24z" className="paper" />
    <path d="M306 116h12M312 110v12M450 200h12M456 194v12" />

    <path d="M522 240v24h-90L264 432H120l-36 36v132" className="run" />
    <RunEnd x={522} y={240} />
    <Station x={192} y={432} />
  </Drawing>
);
