/** The table of some leads. */
import type { Row } from "../leads/database.ts";
import { groupReference, parseObject } from "../leads/export.ts";
import { shortTime } from "../leads/lists.ts";

/** What a state is called here. */
export const stateNames: Record<string, string> = {
  pending: "Waiting",
  delivered: "Delivered",
  dead: "Given up",
  closed: "Closed",
  quarantined: "Held as spam",
};

export const stateName = (state: unknown): string => stateNames[String(state)] ?? String(state);

export const State = ({ of: { state } }: { of: Row }) => (
  <span className={`state ${state}`}>{stateName(state)}</span>
);

/** Where a lead came from: its campaign, or else the site that led here. */
function cameFrom({ campaign }: Row): string {
  const { utm_source, utm_campaign, referrer } = parseObject(campaign);
  return [utm_source, utm_campaign].filter(Boolean).join(" ") || String(referrer ?? "");
}

const headings = ["When, UTC", "Who", "About", "Came from", "State"];
export const senderName = ({ name, email }: Row) => String(name ?? email ?? "Nobody named");

/** What stands below a value, where there is any. */
const Below = ({ of: text, before = "" }: { of: unknown; before?: string }) =>
  text ? (
    <small>
      {before}
      <bdi>{String(text)}</bdi>
    </small>
  ) : null;

interface Shown {
  rows: Row[];
  caption: string;
  /** Whether leads can be chosen for a change. */
  choose?: boolean;
}

export const Leads = ({ rows, caption, choose }: Shown) => (
  <table className="leads">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {headings.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <td>
            {choose && (
              <input
                type="checkbox"
                name="id"
                value={String(row.id)}
                className="float-left mr-3 size-6 min-h-6 accent-petrol"
                aria-label={`Choose ${senderName(row)}, ${groupReference(row.reference)}`}
              />
            )}
            <time dateTime={String(row.created_at)}>{shortTime(row.created_at)}</time>
            <Below of={groupReference(row.reference)} />
          </td>
          <td className="who md:w-1/5">
            <a className="font-semibold" href={`/lead/${row.id}`}>
              <bdi>{senderName(row)}</bdi>
            </a>
            <Below of={row.company} />
          </td>
          <td className="md:w-1/3">
            <div className="line-clamp-2">
              <b>{row.form}</b> <bdi>{row.about}</bdi>
            </div>
          </td>
          <td>
            {cameFrom(row)}
            <Below of={row.page} />
          </td>
          <td className="how">
            <State of={row} />
            <Below of={row.state !== "delivered" && row.last_error} />
            <Below of={row.signs} />
            <Below of={row.found_in} before="found in " />
            <Below of={row.answered_by} before="answered by " />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
