import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

const steps = ["1 Copier: factory password", "2 Scan account", "3 Backup server", "All files"];

/** 214 squares in rows of 27: the critical ones, the high ones, the rest, and the three of them that the tester used. */
function findings() {
  const all = lattice([12, 60], [13, 13], 27, 8).slice(0, 214);
  const used = all.filter((_, at) => at > 189 && at % 8 === 7);
  return { critical: all.slice(0, 9), high: all.slice(9, 50), low: all.slice(50), used };
}

/** A scan's 214 findings as squares, and the chain of three that a tester makes of them. */
export function TestChain() {
  const { critical, high, low, used } = findings();
  return (
    <Drawing
      viewBox="10 4 352 350"
      className="w-full max-w-[30rem]"
      label="214 squares, one for each finding of a scan: 9 critical, 41 high and 164 medium or low. Three of the last group are joined and lead to a chain: the copier’s factory password, the scan account, the backup server, and from there all files and backups."
    >
      <text x="12" y="20" className="label">
        214 FINDINGS
      </text>
      <path d="M12 36h10v10h-10z" className="solid" />
      <text x="30" y="46" className="label">
        9 critical
      </text>
      <path d="M122 36h10v10h-10z" className="area" />
      <text x="140" y="46" className="label">
        41 high
      </text>
      <path d="M216 36h10v10h-10z" className="thin" />
      <text x="234" y="46" className="label">
        164 lower
      </text>
      <path d={boxes(9, 9, critical)} className="solid" />
      <path d={boxes(9, 9, high)} className="area" strokeWidth="1" />
      <path d={boxes(9, 9, low)} className="faint" />
      <path d={boxes(9, 9, used)} className="solid" />
      <path d="M42.5 161v15M146.5 161v15M250.5 161v15H28v36v14l30 30v14l30 30v14l30 30" />
      <path
        d={boxes(12, 12, [
          [22, 206],
          [52, 250],
          [82, 294],
          [112, 338],
        ])}
        className="solid"
      />
      {steps.map((step, at) => (
        <text key={step} x={46 + 30 * at} y={218 + 44 * at} className="label">
          {step}
        </text>
      ))}
    </Drawing>
  );
}
