import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** An entrance in plan: a ramp and steps to one landing and one door. Ten units are five inches. */
export const EntrancePlan = () => (
  <Drawing viewBox="22 8 338 304" className="w-full">
    {/* The room, its desk, and the door's leaf */}
    <path d="M240 98H24V10H358V98H312" className="wall" />
    <path d="M48 34h120v36H48zM96 48h24v8H96z" className="area" />
    <path d="M306 26h6v72h-6z" className="paper" />

    {/* Landing with room to turn, the ramp with a rail on either side, the steps */}
    <path d="M216 98h120v120H216z" className="paper" />
    <path d="M254 106h44l30 30v44l-30 30h-44l-30-30v-44z" className="thin" strokeDasharray="6 6" />
    <path d="M24 122h192v72H24zM24 132h192M24 184h192" className="area" />
    <path d="M240 218h72v72h-72zM240 242h72M240 266h72" className="paper" />

    {/* Both ways in */}
    <path d="M36 158H276M276 298V50" strokeWidth="6" />
    <path
      d={boxes(16, 16, [
        [28, 150],
        [268, 290],
        [268, 42],
      ])}
      className="solid"
    />
    <text x="24" y="222" className="label">
      Ramp
    </text>
    <text x="228" y="284" textAnchor="end" className="label">
      Steps
    </text>
  </Drawing>
);
