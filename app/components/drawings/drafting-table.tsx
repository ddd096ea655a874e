import { Drawing } from "./drawing";

const ticks = Array.from({ length: 29 }, (_, at) => 72 + at * 12);

/**
 * A drafting table from above: the sheet, the rule and the set square. The amber run is the line
 * being drawn, from the wall of the plan along the square to the point of the pencil.
 */
export const DraftingTable = () => (
  <Drawing viewBox="22 22 448 340" className="w-full">
    <rect x="24" y="24" width="444" height="336" className="area wall" />
    <path d="M24 48h444M24 336h444" className="faint" />

    {/* The sheet */}
    <rect x="60" y="60" width="324" height="240" className="paper" />
    <rect x="72" y="72" width="300" height="216" className="thin" />

    {/* What is drawn so far */}
    <path
      d="M96 96h96v48M96 96v168h144v-36M192 168v24h48M96 192h60M180 192h12M240 192v12"
      className="wall"
    />
    <path d="M108 108h36v18h-36zM108 144h36v18h-36zM156 108h24v18h-24z" className="faint" />
    <path d="M108 216h24v36h-24zM156 216h60v24h-60z" className="faint" />
    <path d="M192 144l17 17M156 192l17-17M240 228l17-17" className="faint" />
    <path d="M96 84h96M96 80v8M192 80v8M84 96v168M80 96h8M80 264h8" className="faint" />

    {/* Rule and set square */}
    <rect x="36" y="312" width="420" height="18" className="paper" />
    {ticks.map((x, at) => (
      <path key={x} d={`M${x} 312v${at % 5 === 0 ? 12 : 6}`} className="thin" />
    ))}
    <path d="M36 300v42M456 300v42" strokeWidth="6" />
    <path d="M252 108l96 96H252z" className="paper" />
    <path d="M266 143l47 47h-47z" className="thin" />

    {/* The line being drawn, and the pencil */}
    <path d="M192 96h60l96 96h12" className="run" />
    <rect x="182" y="86" width="20" height="20" className="end" />
    <path d="M360 192v-18l66-66 18 18-66 66z" className="paper" />
    <path d="M360 174l18 18M414 120l18 18" className="thin" />
  </Drawing>
);
