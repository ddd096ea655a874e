import { Drawing } from "./drawing";

/** Where each part's number stands, in the order of the table's rows. */
const keys = [
  [190, 222],
  [304, 222],
  [96, 294],
  [84, 214],
  [150, 75],
  [386, 210],
  [288, 86],
] as const;

/** An open laptop: the display as you see it, with the OS as a window, and under it the base without its cover. */
export const MachinePlan = ({ label }: { label: string }) => (
  <Drawing viewBox="24 0 392 344" className="w-full" label={label}>
    {/* Display, window, hinges, case */}
    <path d="M62 2h316v146H62z" className="paper wall" />
    <path d="M74 14h292v122H74z" className="area" />
    <path d="M226 40h124v72H226zM226 60h124" className="paper" />
    <path d="M110 148v14M150 148v14M290 148v14M330 148v14" />
    <path d="M26 162h388v180H26z" className="paper wall" />

    {/* Graphics, CPU, RAM, network jack, storage, battery */}
    <path d="M48 182h72v64H48zM150 182h80v80h-80zM262 182h84v80h-84zM304 182v80" className="area" />
    <path d="M362 182h52v56h-52zM48 270h96v48H48z" className="area" />
    <path d="M196 278h196v44H196z" />

    {/* Between the parts */}
    <path
      d="M120 204h30M120 214h30M120 224h30M230 204h32M230 222h32M230 240h32M170 262v24h-26M180 262v40h-36M261 278v44M327 278v44"
      className="thin"
    />

    {keys.map(([x, y], at) => (
      <g key={`${x}-${y}`}>
        <rect x={x - 15} y={y - 15} width="30" height="30" className="paper" />
        <text x={x} y={y + 8} textAnchor="middle" className="key">
          {at + 1}
        </text>
      </g>
    ))}
  </Drawing>
);
