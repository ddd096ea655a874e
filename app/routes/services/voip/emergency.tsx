import type { ReactNode } from "react";
import { Drawing } from "~/components/drawings/drawing";
import { boxes, lattice } from "~/components/drawings/strokes";
import { Rows } from "~/components/sections/rows";
import type { Question } from "~/content/types";

/** The middle of each key. */
const KEYS = [23, 73, 123];

/** Beside each question, in their order: the keys to press, a way around a gap, and what moves to a new place. */
const signs: readonly ReactNode[] = [
  <>
    <path d={boxes(44, 48, lattice([1, 1], [50, 0], 3))} className="area" />
    {["9", "1", "1"].map((digit, at) => (
      <text key={KEYS[at]} x={KEYS[at]} y="38" textAnchor="middle" className="title">
        {digit}
      </text>
    ))}
  </>,
  <>
    <path d="M17 37h44M85 37h44M29 37v-8l24-24h40l24 24v8" />
    <path
      d={boxes(12, 12, [
        [5, 31],
        [129, 31],
      ])}
      className="area"
    />
    <path
      d={boxes(8, 8, [
        [57, 33],
        [81, 33],
      ])}
      className="solid"
    />
  </>,
  <>
    <path d="M1 5h44v40H1z" strokeDasharray="5 5" />
    <path d="M45 25h44M89 15l10 10-10 10z" />
    <path d="M101 5h44v40h-44z" className="area" />
    <path d="M111 17h24M111 25h24M111 33h12" className="thin" />
  </>,
];

/** The questions answered in the open, each with a sign of what it is about. */
export const Emergency = ({ questions }: { questions: readonly Question[] }) => (
  <Rows
    rows={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
    mark={({ title }) => (
      <Drawing viewBox="0 0 146 50" className="mt-3 w-24 max-sm:mb-3">
        {signs[questions.findIndex(({ question }) => question === title)]}
      </Drawing>
    )}
  />
);
