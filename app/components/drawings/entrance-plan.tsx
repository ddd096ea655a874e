import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** An entrance in plan: a ramp and steps from the street to one landing, one door and one desk. Ten units are five inches. */
export const EntrancePlan = () => (
  <Drawing viewBox="0 0 384 412" className="w-full">
    {/* Landing with room to turn, the ramp with a rail on either side, the steps */}
    <path d="M180 150h132v134H180z" className="paper" />
    <path d="M220 162h52l30 30v52l-30 30h-52l-30-30v-52z" className="thin" strokeDasharray="6 6" />
    <path d="M36 182h144v72H36zM36 192h144M36 244h144" className="area" />
    <path d="M210 284h72v72h-72zM210 308h72M210 332h72" className="paper" />

    {/* The room, its desk, and the door's leaf between two windows as wide as the landing */}
    <path d="M181 150H2V2H382V150H311" className="wall" strokeLinecap="butt" />
    <path d="M180 145h18v10h-18zM294 145h18v10h-18z" className="paper" />
    <path d="M150 26h176v44H150z" className="area" />
    <path d="M288 84h6v66h-6z" className="paper" />

    {/* Both ways in, from the street */}
    <path d="M2 372h380v38H2z" className="area" />
    <path d="M16 372V218H246M246 372V70" strokeWidth="6" />
    <path
      d={boxes(16, 16, [
        [8, 364],
        [238, 364],
        [238, 210],
        [238, 62],
      ])}
      className="solid"
    />
    <text x="166" y="54" className="label text-[18px]">
      Desk
    </text>
    <text x="36" y="280" className="label text-[18px]">
      Ramp
    </text>
    <text x="198" y="350" textAnchor="end" className="label text-[18px]">
      Steps
    </text>
    <text x="322" y="212" className="label text-[18px]">
      Room
    </text>
    <text x="322" y="234" className="label text-[18px]">
      to turn
    </text>
    <text x="36" y="398" className="label text-[18px]">
      Street
    </text>
  </Drawing>
);
