import { JoinedLines } from "~/components/drawings/joined-lines";
import { LinkLines } from "~/components/sections/link-lines";
import type { Milestone } from "~/content/story";

/** What is drawn from one event to the next: two lines as far as the event that joins them, then one. */
function partAt(at: number, milestones: readonly Milestone[]) {
  const join = milestones.findIndex(({ joins }) => joins);
  if (at < join) return at === join - 1 ? "meet" : "two";
  return at === milestones.length - 1 ? "end" : "one";
}

interface Props {
  milestones: readonly Milestone[];
  /** Articles about the event that joins the two. */
  news?: Milestone["links"];
}

/** Events along one line, or along two that become one. */
export const Timeline = ({ milestones, news }: Props) => (
  <ol className="grid xl:auto-cols-fr xl:grid-flow-col">
    {milestones.map(({ when, title, text, joins, links = joins && news }, at) => (
      <li
        key={when}
        className="history relative grid content-start gap-y-2 pb-8 pl-14 last:pb-0 xl:pt-24 xl:pr-8 xl:pl-0"
      >
        <JoinedLines part={partAt(at, milestones)} />
        <p className="font-head font-bold text-petrol">{when}</p>
        <div>
          <h3>{title}</h3>
          {text && <p className="mt-2 max-w-prose text-muted">{text}</p>}
          {links && <LinkLines links={links} />}
        </div>
      </li>
    ))}
  </ol>
);
