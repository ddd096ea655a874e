import { LinkLines } from "~/components/sections/link-lines";
import { Named } from "~/components/sections/named";
import type { Milestone } from "~/content/story";

interface Props {
  milestones: readonly Milestone[];
  /** Articles about the event that joins the two. */
  news?: Milestone["links"];
}

/** Events by their dates. */
export const Timeline = ({ milestones, news }: Props) => (
  <ol>
    {milestones.map(({ when, title, text, joins, links = joins && news }) => (
      <li
        key={when}
        className="grid gap-x-8 border-t border-rule py-4 first:border-0 first:pt-0 md:grid-cols-4-7"
      >
        <p className="font-head font-bold text-petrol">{when}</p>
        <div>
          <h3>{title}</h3>
          {text && (
            <p className="mt-1 max-w-prose text-muted">
              <Named text={text} />
            </p>
          )}
          {links && <LinkLines links={links} />}
        </div>
      </li>
    ))}
  </ol>
);
