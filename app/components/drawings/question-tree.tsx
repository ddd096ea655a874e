import { Drawing } from "./drawing";
import { boxes } from "./strokes";

interface Branch {
  question: string;
  /** Whether its article can be read. */
  written: boolean;
}

const word = "label text-[20px]";

/** A branch's mark, solid where its article is written. */
const Mark = ({ x, y, written }: { x: number; y: number; written: boolean }) => (
  <path
    d={boxes(16, 16, [[x, y - 8]])}
    className={written ? "fill-petrol" : "paper"}
    strokeDasharray={written ? undefined : "4 4"}
  />
);

/** A reader's question, and a branch to each article that answers one: heavy to the newest, and what their marks mean. */
export const QuestionTree = ({ branches }: { branches: readonly Branch[] }) => {
  const rows = branches.map((branch, at) => ({ ...branch, y: 24 + at * 44 }));
  const [first = 24, last = first] = [rows[0]?.y, rows.at(-1)?.y];
  const middle = (first + last) / 2;
  return (
    <Drawing viewBox={`0 0 476 ${last + 80}`} className="w-full">
      <path d={`M2 ${middle - 40}h112v80H2z`} className="area" />
      <text x="58" y={middle - 7} textAnchor="middle" className={word}>
        Your
        <tspan x="58" dy="28">
          question
        </tspan>
      </text>
      <path d={`M144 ${first}V${last}`} />
      {rows.map(({ question, written, y }) => (
        <g key={question}>
          <path d={`M144 ${y}h32`} />
          <Mark x={176} y={y} written={written} />
          <text x="204" y={y + 7} className={written ? word : `${word} fill-muted`}>
            {question}
          </text>
        </g>
      ))}
      <path d={`M114 ${middle}H144V${first}H176`} strokeWidth="6" />
      <path d={boxes(20, 20, [[174, first - 10]])} className="solid" />
      <Mark x={176} y={last + 60} written />
      <text x="204" y={last + 67} className={word}>
        written
      </text>
      <Mark x={304} y={last + 60} written={false} />
      <text x="332" y={last + 67} className={`${word} fill-muted`}>
        planned
      </text>
    </Drawing>
  );
};
