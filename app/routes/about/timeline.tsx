import { JoinedLines } from "~/components/drawings/joined-lines";
import type { Milestone } from "~/content/about";

/** How far the line has come: two companies until the purchase, which is the second event. */
const partAt = (at: number, count: number) => {
  if (at === 0) return "two";
  return at === count - 1 ? "end" : "one";
};

/** Events along two lines that become one. */
export const Timeline = ({ milestones }: { milestones: readonly Milestone[] }) => (
  <ol>
    {milestones.map(({ when, title, text }, at) => (
      <li
        key={when}
        className="history relative grid gap-x-8 gap-y-2 pb-12 pl-24 last:pb-0 md:grid-cols-2"
      >
        <JoinedLines part={partAt(at, milestones.length)} />
        <p className="font-head text-statement font-bold text-petrol tabular">{when}</p>
        <div>
          <h3>{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
