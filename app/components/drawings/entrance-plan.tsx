import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** An entrance in plan: a ramp and steps from the street lead side by side over one landing, through one door, to one desk. Ten units are five inches. */
export const EntrancePlan = () => (
  <Drawing viewBox="0 0 384 412" className="w-full max-sm:hidden">
    {/* Landing with room to turn, the ramp with a rail on either side, the steps */}
    <path d="M180 150h132v134H180z" className="paper" />
    <path d="M220 162h52l30 30v52l-30 30h-52l-30-30v-52z" className="area" strokeDasharray="6 6" />
    <path d="M36 182h144v72H36zM36 192h144M36 244h144" className="area" />
    <path d="M228 284h72v72h-72zM228 308h72M228 332h72" className="paper" />

    {/* The room, its desk, and the door's leaf between two windows as wide as the landing */}
    <path d="M181 150H2V2H382V150H311" className="wall" strokeLinecap="butt" />
    <path d="M180 145h18v10h-18zM294 145h18v10h-18z" className="paper" />
    <path d="M40 22h304v48H40z" className="area" />
    <path d="M288 84h6v66h-6z" className="paper" />

    {/* Both ways in, from the street to the desk: the ramp's is solid, the steps' is hollow */}
    <path d="M2 372h380v38H2z" className="area" />
    <path d="M16 372V218H228V70" strokeWidth="8" />
    <path
      d={boxes(16, 16, [
        [8, 364],
        [220, 62],
      ])}
      className="solid"
    />
    <path d="M264 372V70" strokeWidth="8" />
    <path d="M264 372V70" className="stroke-white" strokeWidth="4" />
    <path
      d={boxes(14, 14, [
        [257, 365],
        [257, 63],
      ])}
      className="paper"
    />
    <text x="56" y="53" className="label svg-text-18">
      One desk
    </text>
    <text x="36" y="280" className="label svg-text-18">
      Ramp
    </text>
    <text x="216" y="350" textAnchor="end" className="label svg-text-18">
      Steps
    </text>
    <text x="322" y="212" className="label svg-text-18">
      Room
    </text>
    <text x="322" y="234" className="label svg-text-18">
      to turn
    </text>
    <text x="36" y="398" className="label svg-text-18">
      Street
    </text>
  </Drawing>
);
