import { Drawing } from "./drawing";
import { boxes, lattice, Note, RunEnd, Station } from "./strokes";

const holes = boxes(4, 4, [
  ...lattice([250, 70], [0, 24], 1, 19),
  ...lattice([466, 70], [0, 24], 1, 19),
]);
const ports = boxes(8, 8, lattice([277, 80], [14, 24], 12, 2));
const links = boxes(6, 6, lattice([278, 153], [14, 24], 10, 2));
const branches = [96, 168, 240, 312, 384] as const;

/**
 * A rack in front view between the two lines that come in and the rooms it serves. The amber run is
 * the alert of one server, on its way past the monitor to the help desk.
 */
export const RackPlan = () => (
  <Drawing viewBox="0 0 744 600">
    {/* Frame and rails */}
    <rect x="240" y="48" width="240" height="480" className="paper wall" />
    <path d="M264 48v480M456 48v480M240 528v12h24v-12M456 528v12h24v-12" />
    <path d={holes} className="thin" />
    <Note x={360} y={32} textAnchor="middle">
      Your servers
    </Note>

    {/* Patch panels, cable tray, switches, firewall */}
    <path d="M264 72h192v24H264zM264 96h192v24H264z" className="paper" />
    <path d={ports} className="thin" />
    <path
      d="M276 124v16M288 124v16M300 124v16M312 124v16M324 124v16M336 124v16M348 124v16M360 124v16M372 124v16M384 124v16M396 124v16M408 124v16M420 124v16M432 124v16M444 124v16"
      className="faint"
    />
    <path d="M264 144h192v24H264zM264 168h192v24H264z" className="area" />
    <path d={links} className="solid" />
    <path d="M428 150h18v12h-18zM428 174h18v12h-18z" className="paper thin" />
    <path d="M264 192h192v24H264z" className="paper" />
    <path
      d="M264 204h192M288 192v12M336 192v12M384 192v12M432 192v12M312 204v12M360 204v12M408 204v12"
      className="thin"
    />
    <path d="M264 216h192v24H264zM276 228h72M372 228h72" className="faint" />

    {/* Three servers, the second one watched; storage */}
    <path d="M264 240h192v48H264zM264 336h192v48H264z" className="paper" />
    <path d="M264 288h192v48H264z" className="area" />
    <path d={boxes(16, 30, lattice([288, 249], [22, 48], 4, 3))} className="thin" />
    <path
      d="M384 252h36M384 260h36M384 268h36M384 276h36M384 300h36M384 308h36M384 316h36M384 324h36M384 348h36M384 356h36M384 364h36M384 372h36"
      className="thin"
    />
    <path d={boxes(10, 10, lattice([434, 259], [0, 48], 1, 3))} className="solid" />
    <path d="M264 384h192v48H264z" className="paper" />
    <path d={boxes(24, 12, lattice([274, 391], [29, 18], 6, 2))} className="thin" />

    {/* Battery and ground */}
    <path d="M264 432h192v72H264z" className="area" />
    <path d={boxes(24, 36, lattice([276, 450], [36, 0], 3))} className="paper thin" />
    <path d="M284 444h8M320 444h8M356 444h8" strokeWidth="4" />
    <path d="M438 444l-24 24h18l-24 24" className="thin" />
    <path d="M264 480H192v36" />
    <path d="M168 516h48M178 526h28M187 536h10" data-open="" />

    {/* Two lines in */}
    <path d="M72 60h6l138 138h48M72 108h42l102 102h48" />
    <path d="M48 48h24v24H48zM48 96h24v24H48z" className="paper" />
    <path d="M48 48l24 24M72 48l-24 24M48 96l24 24M72 96l-24 24" className="thin" />
    <Note x={24} y={32}>
      Internet lines
    </Note>

    {/* Riser and rooms */}
    <path d="M456 84h72M456 108h72" className="thin" />
    <path d="M528 72v336" strokeWidth="6" />
    <path
      d="M634 72V48h108v384H634v-24M634 120v24h108M634 192v24M634 264v24h108M634 336v24"
      className="wall"
    />
    <path d={branches.map((y) => `M531 ${y}h131`).join("")} className="thin" />
    <path
      d={boxes(
        12,
        12,
        branches.map((y) => [552, y - 6]),
      )}
      className="paper"
    />
    <path
      d={boxes(
        8,
        8,
        branches.map((y) => [658, y - 4]),
      )}
      className="solid"
    />
    <path
      d="M678 62h48v24h-48zM678 106h48v24h-48zM690 68h24M690 124h24M694 176h20v80h-20zM678 186h10v10h-10zM678 236h10v10h-10zM720 186h10v10h-10zM720 236h10v10h-10zM674 330h56v60h-56zM684 342h36v36h-36zM684 342l36 36M720 342l-36 36"
      className="faint"
    />
    <Note x={632} y={32}>
      Rooms
    </Note>

    <path d="M264 312h-84l-96 96v192" className="run" />
    <RunEnd x={264} y={312} />
    <Station x={84} y={480} />
  </Drawing>
);
