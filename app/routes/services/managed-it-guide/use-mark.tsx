import { Drawing } from "~/components/drawings/drawing";
import { boxes, lattice } from "~/components/drawings/strokes";
import { guideSize } from "~/content/facts";
import { example } from "~/content/guide/facts";
import { scorecard } from "~/content/guide/scorecard";

/** Two quotes to scale, and behind the lower one the three things that it charges extra for. */
const Quotes = () => (
  <>
    <path d={`M2 14h${example.quoteA}v24H2zM2 66h${example.quoteB}v24H2z`} className="solid" />
    <path d={boxes(22, 22, lattice([example.quoteA + 3, 15], [24, 0], 3))} className="paper" />
    <path d="M2 2v100" className="wall" />
  </>
);

/** A box for each question, a row for each group. */
const Questions = () => (
  <path
    d={scorecard.groups
      .map(({ questions }, row) =>
        boxes(14, 14, lattice([2, 2 + 21 * row], [21, 0], questions.length)),
      )
      .join("")}
    className="area"
  />
);

/** A contract with a line for each clause, one of them crossed out and written anew. */
const Clauses = () => (
  <>
    <path d="M2 2h130v100H2z" className="paper" />
    <path
      d={Array.from({ length: guideSize.clauses }, (_, at) => `M16 ${12 + 10 * at}h102`).join("")}
      className="thin"
    />
    <path d="M12 52h110" className="wall" />
    <path d="M132 52h20M152 40h50v24h-50z" />
  </>
);

const shapes = [<Quotes key="quotes" />, <Questions key="questions" />, <Clauses key="clauses" />];

/** What the reader does with the guide, drawn over each of its three uses. */
export const UseMark = ({ at }: { at: number }) => (
  <Drawing viewBox="0 0 204 104" className="mb-6 w-full max-w-80">
    {shapes[at]}
  </Drawing>
);
