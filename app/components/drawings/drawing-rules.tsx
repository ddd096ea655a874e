import { Drawing } from "./drawing";

const grid = Array.from({ length: 21 }, (_, at) => at * 24);

/** A small plan that keeps the rules beside it, with the two that are measured written on it. */
export const DrawingRules = ({ label }: { label: string }) => (
  <Drawing viewBox="11.5 11.5 481 385" className="w-full" label={label}>
    <path
      d={grid.map((at) => `M${at + 12} 12v384${at < 385 ? `M12 ${at + 12}h480` : ""}`).join("")}
      className="grid"
    />
    {/* Two rooms and the rack */}
    <path d="M36 84h144v120H36z" className="area" stroke="none" />
    <path d="M36 84h432v240H36zM180 84v24M180 168v36H36M252 324v-72" className="wall" />
    <path d="M60 108h48v72H60z" className="paper" />
    <path d="M60 132h48M60 156h48M70 120h10M70 144h10M70 168h10" className="thin" />
    <path d="M108 120h24M108 168h24" className="thin" />
    <g className="faint">
      <path d="M348 132h72v36h-72zM348 204h72v36h-72zM348 276h72v36h-72z" />
    </g>
    <path d="M132 156h84l24 24h60v120h48M300 222h48" className="thin" />
    <path d="M344 296h8v8h-8zM344 218h8v8h-8z" className="solid" />
    <path d="M132 120h144l24 24h48" className="run" />
    <path d="M132 108v72" strokeWidth="6" />
    <rect x="338" y="134" width="20" height="20" className="end" />
    <path d="M36 360h24M36 352v16M60 352v16" />
    <text x="72" y="368" className="key">
      24
    </text>
    {/* The angle of its turn: an eighth of a circle about the corner, and the way it did not go on */}
    <path d="M282 120h42" className="faint" />
    <circle cx="276" cy="120" r="34" className="thin" strokeDasharray="26.7 187" />
    <text x="296" y="112" className="key">
      45°
    </text>
  </Drawing>
);
