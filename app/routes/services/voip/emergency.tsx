import { Drawing } from "~/components/drawings/drawing";
import { boxes, lattice } from "~/components/drawings/strokes";
import { Rows } from "~/components/sections/rows";
import type { Question } from "~/content/types";

/** The middle of each key. */
const KEYS = [23, 73, 123];

/** Three keys of the telephone, pressed in this order. */
const Keys = () => (
  <Drawing viewBox="0 0 146 50" className="mt-4 w-50 max-sm:mb-3">
    <path d={boxes(44, 48, lattice([1, 1], [50, 0], 3))} className="area" />
    {["9", "1", "1"].map((digit, at) => (
      <text key={KEYS[at]} x={KEYS[at]} y="38" textAnchor="middle" className="title">
        {digit}
      </text>
    ))}
  </Drawing>
);

/** The questions answered in the open, the first one with its number. */
export const Emergency = ({ questions }: { questions: readonly Question[] }) => (
  <Rows
    rows={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
    mark={({ title }) => title === questions[0]?.question && <Keys />}
  />
);
