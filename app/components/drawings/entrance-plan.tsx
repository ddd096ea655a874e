import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** An entrance in plan: a ramp and steps to one landing and one door. Ten units are five inches. */
export const EntrancePlan = () => (
  <Drawing viewBox="18 8 342 304" className="w-full">
    {/* Landing with room to turn */}
    <path d="M216 98h120v120H216z" className="paper" />
    <circle cx="276" cy="158" r="52" className="thin" strokeDasharray="6 6" />

    {/* The room, its desk, and the door's leaf */}
    <path d="M240 98H26V10H358V98H312" className="wall" />
    <path d="M48 34h120v36H48zM96 48h24v8H96z" className="area" />
    <path d="M306 26h6v72h-6z" className="paper" />

    {/* Ramp between two rails, and steps */}
    <path d="M24 122h192v72H24z" className="area" />
    <path
      d={boxes(8, 8, [
        [20, 118],
        [116, 118],
        [212, 118],
        [20, 190],
        [116, 190],
        [212, 190],
      ])}
      className="paper"
    />
    <path d="M240 218h72v72h-72zM240 242h72M240 266h72" className="paper" />

    {/* Both ways in */}
    <path d="M36 158H276M276 302V50" strokeWidth="6" />
    <path
      d={boxes(16, 16, [
        [28, 150],
        [268, 294],
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
