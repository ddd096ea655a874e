import { Drawing } from "./drawing";
import { boxes, lattice } from "./strokes";

/** The findings that the tester used, and what they lead to: each with its two words, its node and its square's place in the last row. */
const steps = [
  { words: ["Copier’s", "password"], x: 31.5 },
  { words: ["Scan", "account"], x: 135.5 },
  { words: ["Backup", "server"], x: 239.5 },
  { words: ["All", "files"], x: 339.5 },
] as const;

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

/** A scan's 214 findings as squares, and out of three of them the chain that a tester makes. */
export function TestChain() {
  const { critical, high, low, used } = findings();
  return (
    <Drawing
      viewBox="0 0 360 236"
      className="w-full max-w-lg"
      label="214 squares, one for each finding of a scan: 9 critical, 41 high and 164 medium or low. Out of three of the last group runs a chain: the copier’s factory password, the scan account, the backup server, and from there all files and backups."
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
      <path d={boxes(9, 9, used)} strokeWidth="3" />
      {used.map(([x, y]) => (
        <path key={x} d={`M${x + 4.5} ${y + 9}V166`} />
      ))}
      <path d="M43.5 178h80M147.5 178h80M251.5 178h76" strokeWidth="3" />
      {steps.map(({ words, x }, at) => (
        <g key={x}>
          <path d={`M${x - 12} 166h24v24h-24z`} className={used[at] ? "paper" : "solid"} />
          {used[at] && (
            <text x={x} y="183" textAnchor="middle" className="note">
              {at + 1}
            </text>
          )}
          {words.map((word, line) => (
            <text key={word} x={x} y={210 + 18 * line} textAnchor="middle" className="note">
              {word}
            </text>
          ))}
        </g>
      ))}
    </Drawing>
  );
}
