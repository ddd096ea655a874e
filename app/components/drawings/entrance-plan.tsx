import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** An entrance in plan: a ramp and steps to one landing, one door and one desk. Ten units are five inches. */
export const EntrancePlan = () => (
  <Drawing viewBox="0 0 384 396" className="w-full">
    {/* Landing with room to turn, the ramp with a rail on either side, the steps */}
    <path d="M204 150h132v134H204z" className="paper" />
    <path d="M244 162h52l30 30v52l-30 30h-52l-30-30v-52z" className="thin" strokeDasharray="6 6" />
    <path d="M60 182h144v72H60zM60 192h144M60 244h144" className="area" />
    <path d="M234 284h72v72h-72zM234 308h72M234 332h72" className="paper" />

    {/* The room, its desk, and the door's leaf */}
    <path d="M222 150H2V2H382V150H318" className="wall" />
    <path d="M174 26h176v44H174z" className="area" />
    <path d="M312 84h6v66h-6z" className="paper" />

    {/* Both ways in */}
    <path d="M24 218H270M270 384V70" strokeWidth="6" />
    <path
      d={boxes(16, 16, [
        [16, 210],
        [262, 376],
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
  </Drawing>
);
