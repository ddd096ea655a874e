import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** An entrance in plan: a ramp and steps from the street to one landing, one door and one desk. Ten units are five inches. */
export const EntrancePlan = () => (
  <Drawing viewBox="0 0 384 412" className="w-full">
    {/* Landing with room to turn, the ramp with a rail on either side, the steps */}
    <path d="M204 150h132v134H204z" className="paper" />
    <path d="M244 162h52l30 30v52l-30 30h-52l-30-30v-52z" className="thin" strokeDasharray="6 6" />
    <path d="M60 182h144v72H60zM60 192h144M60 244h144" className="area" />
    <path d="M234 284h72v72h-72zM234 308h72M234 332h72" className="paper" />

    {/* The room, its desk, and the door's leaf between two windows as wide as the landing */}
    <path d="M205 150H2V2H382V150H335" className="wall" strokeLinecap="butt" />
    <path d="M204 145h18v10h-18zM318 145h18v10h-18z" className="paper" />
    <path d="M174 26h176v44H174z" className="area" />
    <path d="M312 84h6v66h-6z" className="paper" />

    {/* Both ways in, from the street */}
    <path d="M2 372h380v38H2z" className="area" />
    <path d="M32 372V218H270M270 372V70" strokeWidth="6" />
    <path
      d={boxes(16, 16, [
        [24, 364],
        [262, 364],
        [262, 62],
      ])}
      className="solid"
    />
    <text x="190" y="54" className="label text-[18px]">
      Desk
    </text>
    <text x="60" y="280" className="label text-[18px]">
      Ramp
    </text>
    <text x="222" y="350" textAnchor="end" className="label text-[18px]">
      Steps
    </text>
    <text x="318" y="310" className="label text-[18px]">
      Room
    </text>
    <text x="318" y="332" className="label text-[18px]">
      to turn
    </text>
    <text x="60" y="398" className="label text-[18px]">
      Street
    </text>
  </Drawing>
);
