import { Drawing } from "./drawing";
import { RunEnd } from "./strokes";

/** A desk phone in plan, 24 units square. */
const phone = ([x, y]: readonly [number, number]) => (
  <path
    key={`${x}-${y}`}
    d={`M${x} ${y}h24v24h-24zM${x + 6} ${y + 5}v14M${x + 12} ${y + 6}h7M${x + 12} ${y + 12}h7M${x + 12} ${y + 18}h7`}
    className="paper thin"
  />
);

const phones = [
  [48, 240],
  [216, 240],
  [384, 240],
  [552, 240],
  [168, 438],
  [606, 492],
  [48, 48],
  [168, 48],
] as const;

const chair = ([x, y]: readonly [number, number]) => (
  <path key={`${x}-${y}`} d={`M${x} ${y}h16v16h-16z`} />
);

const chairs = [
  [40, 396],
  [64, 396],
  [88, 396],
  [112, 396],
  [546, 476],
  [546, 508],
  [680, 476],
  [680, 508],
] as const;

/**
 * A building open to the public, its switchboard in the closet, its cloud platform off-site. The
 * button under the front desk tells the colleagues; the amber run leads from it out of the front door.
 */
export const AlertPlan = () => (
  <Drawing viewBox="-80 0 744 624">
    {/* Off-site hosting */}
    <path d="M500 24h84l36 36v60l-36 36h-84l-36-36V60z" className="area" />
    <path d="M512 60h60v60h-60z" className="paper" />
    <path d="M512 80h60M512 100h60M520 70h12M520 90h12M520 110h12" className="thin" />

    {/* Another site */}
    <path d="M72 180H24V24h192v156H108M120 24v84" className="wall" />
    <path d="M60 72v36l24 24h332l36-36h12M180 72v60" className="thin" />
    <path d="M72 180v-36" className="faint" />

    {/* The building */}
    <path d="M24 384h288v168H24z" className="area" stroke="none" />
    <path
      d="M24 480V216h696v336H24v-24M24 336h96M156 336h132M324 336h132M492 336h132M660 336h60M192 216v120M360 216v120M528 216v120M24 384h168M228 384h132M396 384h144M576 384h144M312 384v168M456 384v168"
      className="wall"
    />
    <path
      d="M120 336v36M288 336v36M456 336v36M624 336v36M192 384v36M360 384v36M540 384v36"
      className="faint"
    />
    <g className="faint">
      <path d="M84 240h72v48H84zM84 264h72M252 240h72v48h-72zM252 264h72M420 240h72v48h-72zM420 264h72M588 240h72v48h-72zM624 240v48" />
      {chairs.map(chair)}
      <path d="M576 468h96v60h-96z" />
    </g>
    <path d="M96 432h144v36H132v24H96z" className="paper" />

    {/* Trunk in the corridor, a branch to every phone */}
    <path d="M60 360h624" strokeWidth="5" />
    <path
      d="M60 360v-96M228 360v-96M396 360v-96M564 360v-96M180 438v-78M618 492V360M372 432v-72M684 360V220l-82-82"
      className="thin"
    />
    {phones.map(phone)}

    {/* The switchboard */}
    <path d="M348 432h72v96h-72z" className="paper" />
    <path
      d="M348 456h72M348 480h72M348 504h72M356 444h16M356 468h16M356 492h16M356 516h16"
      className="thin"
    />

    <path d="M384 528v12" />
    <path d="M150 492v36l12 12h354l42-42h18" strokeWidth="4" />
    <path d="M568 490h16v16h-16z" className="solid" />
    <path d="M150 450v42l-12 12H16L4 516v108" className="run" />
    <RunEnd x={150} y={450} />
    <text x="112" y="168">
      Second site
    </text>
    <text x="542" y="142" textAnchor="middle">
      Cloud
    </text>
    <text x="174" y="528">
      Front desk
    </text>
  </Drawing>
);
