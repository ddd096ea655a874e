import { Drawing } from "./drawing";
import { boxes, lattice, RunEnd, Station } from "./strokes";

/**
 * A perimeter in plan: ditch, wall with four corner works, and a keep with the records. Attempts end
 * at the wall. The amber run begins at the one gate that still stands open: what to close next.
 */
export const PerimeterPlan = () => (
  <Drawing viewBox="0 0 744 600">
    {/* Ditch */}
    <path
      d="M264 48h336l72 72v336l-72 72H264l-72-72V120z"
      className="faint"
      strokeDasharray="12 6"
    />

    {/* Wall, with a gate in the west and one in the east */}
    <path
      d="M288 264v-72l-12 12h-36V96h108v36l-12 12h192l-12-12V96h108v108h-36l-12-12v72M576 312v72l12-12h36v108H516v-36l12-12H336l12 12v36H240V372h36l12 12v-72"
      className="wall"
    />
    <path d="M288 264h12V156h264v108h12M576 312h-12v108H300V312h-12" className="thin" />
    <path
      d="M252 156l48-48M252 180l72-72M264 192l72-72M564 108l48 48M540 108l72 72M528 120l72 72M252 420l48 48M252 396l72 72M264 384l72 72M564 468l48-48M540 468l72-72M528 456l72-72"
      className="faint"
    />

    {/* East gate: shut, and the road that leads to it */}
    <path d="M576 264h168M576 312h168" className="thin" />
    <path d="M588 288h156" className="faint" strokeDasharray="12 12" />
    <path d="M576 264v48" strokeWidth="8" />

    {/* West gate: its leaf stands open */}
    <path d="M288 264l-24-24" className="wall" />

    {/* The ward and the keep */}
    <path
      d="M324 180h48v24h-48zM396 180h48v24h-48zM468 180h72v24h-72zM324 372h72v24h-72zM420 372h48v24h-48zM492 372h48v24h-48z"
      className="faint"
    />
    <path d="M408 228h84l24 24v72l-24 24h-84l-24-24v-72z" className="area" stroke="none" />
    <path d="M384 252l24-24h84l24 24v72l-24 24h-84l-24-24z" className="wall" />
    <path d={boxes(24, 36, lattice([420, 240], [36, 60], 2, 2))} className="paper" />
    <path
      d="M420 252h24M420 264h24M456 252h24M456 264h24M420 312h24M420 324h24M456 312h24M456 324h24"
      className="thin"
    />

    {/* Attempts */}
    <path d="M744 528h-48l-60-60M744 168H636" className="thin" />
    {/* Those that begin short of the name over the drawing and the card under it */}
    <path
      d="M168 24l60 60M432 24v102M696 24l-60 60M200 520l28-28M432 520V450"
      className="thin"
      data-open
    />
    <path
      d="M426 120h12v12h-12zM222 78h12v12h-12zM630 78h12v12h-12zM630 462h12v12h-12zM222 486h12v12h-12zM426 444h12v12h-12zM630 162h12v12h-12z"
      className="solid"
    />
    <path
      d="M426 60l6 6 6-6M186 48h6v-6M678 36v6h6M684 510h-6v6M202 512h6v6M426 512l6-6 6 6M690 162l-6 6 6 6"
      className="thin"
    />

    <path d="M276 288H120l-36 36v276" className="run" />
    <RunEnd x={276} y={288} />
    <Station x={84} y={456} />
  </Drawing>
);
