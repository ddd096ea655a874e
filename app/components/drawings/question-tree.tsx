import { Drawing } from "./drawing";
import { boxes } from "./strokes";

interface Branch {
  question: string;
  /** Whether its article can be read. */
  written: boolean;
}

const word = "label text-[20px]";

/** A reader's question, and a branch to each article that answers one: dashed where it is planned, heavy to the newest. */
export const QuestionTree = ({ branches }: { branches: readonly Branch[] }) => {
  const rows = branches.map((branch, at) => ({ ...branch, y: 24 + at * 44 }));
  const [first = 24, last = first] = [rows[0]?.y, rows.at(-1)?.y];
  const middle = (first + last) / 2;
  return (
    <Drawing viewBox={`0 0 476 ${last + 24}`} className="w-full">
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
          <path
            d={boxes(16, 16, [[176, y - 8]])}
            className={written ? "area" : "paper"}
            strokeDasharray={written ? undefined : "4 4"}
          />
          <text x="204" y={y + 7} className={written ? word : `${word} fill-muted`}>
            {question}
          </text>
        </g>
      ))}
      <path d={`M114 ${middle}H144V${first}H176`} strokeWidth="6" />
      <path d={boxes(20, 20, [[174, first - 10]])} className="solid" />
    </Drawing>
  );
};
