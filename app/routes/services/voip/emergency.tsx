import { Drawing } from "~/components/drawings/drawing";
import { boxes, lattice } from "~/components/drawings/strokes";
import { Faq } from "~/components/sections/faq";
import type { Question } from "~/content/types";

/** The middle of each key. */
const KEYS = [24, 74, 124];

/** Three keys of the telephone, pressed in this order. */
const Keys = () => (
  <Drawing viewBox="0 0 148 52" className="w-full max-w-[30rem]">
    <path d={boxes(44, 48, lattice([2, 2], [50, 0], 3))} className="area" />
    {["9", "1", "1"].map((digit, at) => (
      <text key={KEYS[at]} x={KEYS[at]} y="39" textAnchor="middle" className="title">
        {digit}
      </text>
    ))}
  </Drawing>
);

/** The first question answered in the open, beside its number; the others are disclosures under it. */
export const Emergency = ({ questions: [first, ...rest] }: { questions: readonly Question[] }) => (
  <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[4fr_7fr] lg:gap-20">
    <Keys />
    <div className="flex flex-col gap-8">
      {first && (
        <div>
          <h3>{first.question}</h3>
          <p className="mt-3 max-w-prose">{first.answer}</p>
        </div>
      )}
      <Faq questions={rest} />
    </div>
  </div>
);
