import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

const steps = ["1 Copier: factory password", "2 Scan account", "3 Backup server", "All files"];

/** What each kind of square in the plan of the findings stands for, and where its name begins. */
const kinds = [
  { x: 1, look: "solid", name: "9 critical" },
  { x: 98, look: "area", name: "41 high" },
  { x: 182, look: "faint", name: "164 medium or low" },
] as const;

/** 214 squares in rows of 27: the critical ones, the high ones, the rest, and the three of them that the tester used. */
function findings() {
  const all = lattice([1, 32], [13, 13], 27, 8).slice(0, 214);
  const used = all.filter((_, at) => at > 189 && at % 8 === 7);
  return { critical: all.slice(0, 9), high: all.slice(9, 50), low: all.slice(50), used };
}

/** A scan's 214 findings as squares, and beside them the chain that a tester makes of three. */
export function TestChain() {
  const { critical, high, low, used } = findings();
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <Drawing
        viewBox="0 0 352 176"
        className="max-w-[30rem]"
        label="214 squares, one for each finding of a scan: 9 critical, 41 high and 164 medium or low. Three of the last group are numbered and make a chain: the copier’s factory password, the scan account, the backup server, and from there all files and backups."
      >
        {kinds.map(({ x, look, name }) => (
          <g key={name}>
            <path d={`M${x} 4h10v10h-10z`} className={look} strokeWidth="1" />
            <text x={x + 17} y="14" className="note">
              {name}
            </text>
          </g>
        ))}
        <path d={boxes(9, 9, critical)} className="solid" />
        <path d={boxes(9, 9, high)} className="area" strokeWidth="1" />
        <path d={boxes(9, 9, low)} className="faint" />
        {used.map(([x, y], at) => (
          <g key={x}>
            <path d={`M${x} ${y}h9v9h-9z`} strokeWidth="3" />
            <path d={`M${x + 4.5} ${y + 9}v15`} />
            <text x={x + 4.5} y={y + 43} className="note" textAnchor="middle">
              {at + 1}
            </text>
          </g>
        ))}
      </Drawing>
      <Drawing viewBox="0 0 300 168" className="max-w-80">
        <path d="M8 16v14l30 30v14l30 30v14l30 30" />
        <path d="M2 10h12v12H2zM32 54h12v12H32zM62 98h12v12H62z" className="paper" />
        <path d="M92 142h12v12H92z" className="solid" />
        {steps.map((step, at) => (
          <text key={step} x={26 + 30 * at} y={21 + 44 * at} className="note">
            {step}
          </text>
        ))}
      </Drawing>
    </div>
  );
}
