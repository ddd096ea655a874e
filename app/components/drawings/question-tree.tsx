import { Drawing } from "./drawing";
import { boxes } from "./strokes";

interface Subject {
  name: string;
  /** Whether there is an article on it. */
  written: boolean;
}

const word = "label text-[20px]";

/** A question, and a branch for each subject it may be about: filled where an article answers, and the heavy one to the newest. */
export const QuestionTree = ({ subjects }: { subjects: readonly Subject[] }) => {
  const rows = subjects.map((subject, at) => ({ ...subject, y: 24 + at * 48 }));
  const [first = 24, last = first] = [rows[0]?.y, rows.at(-1)?.y];
  const middle = (first + last) / 2;
  return (
    <Drawing viewBox={`0 0 476 ${last + 24}`} className="w-full">
      <path d={`M2 ${middle - 32}h148v64H2z`} className="area" />
      <text x="76" y={middle + 7} textAnchor="middle" className={word}>
        Your question
      </text>
      <path d={`M200 ${first}V${last}`} />
      {rows.map(({ name, written, y }) => (
        <g key={name}>
          <path d={`M200 ${y}h40`} />
          <path d={boxes(16, 16, [[240, y - 8]])} className={written ? "area" : "paper"} />
          <text x="272" y={y + 7} className={word}>
            {name}
          </text>
        </g>
      ))}
      <path d={`M150 ${middle}H200V${first}H240`} strokeWidth="6" />
      <path d={boxes(20, 20, [[238, first - 10]])} className="solid" />
    </Drawing>
  );
};
