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
  [592, 240],
  [104, 438],
  [48, 48],
  [168, 48],
] as const;

/** Large enough at every width. */
const place = "label svg-text-27 sm:svg-text-20";

/**
 * A building open to the public, its switchboard in the closet, its cloud platform off-site. The
 * button under the front desk tells two coworkers at once; the amber run is that alert, and leads on
 * from the one nearer to the door.
 */
export const AlertPlan = () => (
  <Drawing viewBox="-77.2 0 719.2 624">
    {/* Off-site hosting */}
    <path d="M500 24h84l36 36v60l-36 36h-84l-36-36V60z" className="area" />
    <path d="M512 60h60v60h-60z" className="paper" />
    <path d="M512 80h60M512 100h60M520 70h12M520 90h12M520 110h12" className="thin" />

    {/* Another site */}
    <path d="M72 180H24V24h192v156H108M120 24v84" className="wall" />
    <path d="M60 72v36l24 24h332l36-36h12M180 72v60" className="thin" />

    {/* The building */}
    <path d="M312 384h216v168H312z" className="area" stroke="none" />
    <path
      d="M24 462V216h616v336H402M366 552H24v-42M24 336h96M156 336h132M324 336h132M492 336h148M192 216v120M360 216v120M528 216v120M24 384h240M300 384h156M492 384h148M312 384v168M528 384v168"
      className="wall"
    />
    <path d="M84 240h72v48H84zM84 264h72M252 240h72v48h-72zM252 264h72" className="faint" />
    <path d="M96 432h96v36H96zM372 432h132v36H372zM420 240h72v48h-72z" className="paper" />

    {/* Trunk in the corridor, a branch to every phone, and up to the cloud */}
    <path d="M60 360h544" strokeWidth="5" />
    <path
      d="M60 360v-96M228 360v-96M396 360v-96M604 360v-96M116 438v-78M572 432V156"
      className="thin"
    />
    {phones.map(phone)}

    {/* The switchboard */}
    <path d="M548 432h72v96h-72z" className="paper" />
    <path
      d="M548 456h72M548 480h72M548 504h72M556 444h16M556 468h16M556 492h16M556 516h16"
      className="thin"
    />

    {/* The button, and the two whom it tells */}
    <path d="M456 432h36v36h-36z" className="area" />
    <path d="M474 264v186H150v24l-12 12H16L4 498v126" className="run" />
    <RunEnd x={474} y={450} />
    <RunEnd x={474} y={264} />
    <RunEnd x={150} y={450} />
    <text x="234" y="56" className={place}>
      Second site
    </text>
    <text x="542" y="146" textAnchor="middle" className={place}>
      Cloud
    </text>
    <text x="420" y="538" textAnchor="middle" className={place}>
      Front desk
    </text>
    <text x="96" y="538" className={place}>
      Coworker
    </text>
    <text x="440" y="202" textAnchor="middle" className={place}>
      Coworker
    </text>
  </Drawing>
);
