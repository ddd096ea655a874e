import { Drawing } from "~/components/drawings/drawing";
import { boxes, lattice } from "~/components/drawings/strokes";
import { terms } from "~/content/facts";
import { contract } from "~/content/guide/contract";
import { example } from "~/content/guide/facts";
import { scorecard } from "~/content/guide/scorecard";

/** 11 px where the columns are narrowest. */
const words = "note text-[11px]";

/** Two quotes to scale, and behind the lower one the three things that it charges extra for. */
const Quotes = () => (
  <>
    <path d={`M2 22h${example.quoteA}v22H2zM2 76h${example.quoteB}v22H2z`} className="solid" />
    <path d={boxes(20, 20, lattice([example.quoteA + 5, 23], [24, 0], 3))} className="paper" />
    <path d="M2 2v100" className="wall" />
    <text x="10" y="16" className={words}>
      Quote A and three extras
    </text>
    <text x="10" y="70" className={words}>
      Quote B, extras included
    </text>
  </>
);

const most = Math.max(...scorecard.groups.map(({ questions }) => questions.length));

/** A box for each question, a row for each group, and their names in one column. */
const Questions = () =>
  scorecard.groups.map(({ title, questions }, row) => (
    <g key={title}>
      <path
        d={boxes(14, 14, lattice([2, 2 + 21 * row], [21, 0], questions.length))}
        className="area"
      />
      <text x={8 + 21 * most} y={13 + 21 * row} className={words}>
        {title}
      </text>
    </g>
  ));

/** A clause of the fourth chapter, and what to ask for in its place. */
const Clauses = () => (
  <>
    <path d="M2 2h200v42H2zM102 44v16" className="paper" />
    <path d="M2 60h200v42H2z" className="area" />
    {[
      [contract.labels.says, "“successive terms of 36 months”"],
      [contract.labels.ask, `${terms.length}, then ${terms.after}`],
    ].map(([label, clause], at) => (
      <g key={label}>
        <text x="12" y={18 + 58 * at} className={words}>
          {label}
        </text>
        <text x="12" y={35 + 58 * at} className={words}>
          {clause}
        </text>
      </g>
    ))}
  </>
);

const shapes = [<Quotes key="quotes" />, <Questions key="questions" />, <Clauses key="clauses" />];

/** What the reader does with the guide, drawn over each of its three uses. */
export const UseMark = ({ at }: { at: number }) => (
  <div className="enlarged mb-6 row-span-2">
    <Drawing viewBox="1 0 203 104" className="w-full max-w-80">
      {shapes[at]}
    </Drawing>
  </div>
);
