/** The table of some leads. */

import type { Row } from "../leads/database.ts";
import { grouped, objectIn } from "../leads/export.ts";
import { shortTime } from "../leads/lists.ts";

/** What a state is called here. */
export const stateNames: Record<string, string> = {
  pending: "Waiting",
  delivered: "Delivered",
  dead: "Given up",
  closed: "Closed",
  quarantined: "Spam",
};

export const stateName = (state: unknown): string => stateNames[String(state)] ?? String(state);

export const Time = ({ of }: { of: unknown }) => (
  <time dateTime={String(of)} title={`${of}`}>
    {shortTime(of)}
  </time>
);

/** A lead's state, and what was wrong with it last. */
export const State = ({ row }: { row: Row }) => (
  <>
    <span className={`state ${row.state}`}>{stateName(row.state)}</span>
    {row.state !== "delivered" && row.last_error && <small>{row.last_error}</small>}
  </>
);

/** Where a lead came from: its campaign, or else the site that led here. */
export function cameFrom({ campaign }: Row): string {
  const { utm_source, utm_campaign, referrer } = objectIn(campaign);
  return [utm_source, utm_campaign].filter(Boolean).join(" ") || String(referrer ?? "");
}

/** @param choose whether leads can be chosen for a change */
export const Leads = ({
  rows,
  caption,
  choose,
}: {
  rows: Row[];
  caption: string;
  choose?: boolean;
}) => (
  <table className="leads">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {choose && (
          <th scope="col">
            <span className="unseen">Choose</span>
          </th>
        )}
        <th scope="col">When, UTC</th>
        <th scope="col">Who</th>
        <th scope="col">About</th>
        <th scope="col">Came from</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const who = String(row.name ?? row.email ?? "Nobody named");
        return (
          <tr key={row.id}>
            {choose && (
              <td className="choose">
                <input
                  type="checkbox"
                  name="id"
                  value={String(row.id)}
                  aria-label={`Choose ${who}, ${grouped(row.reference)}`}
                />
              </td>
            )}
            <td className="when">
              <Time of={row.created_at} />
              <small>{grouped(row.reference)}</small>
            </td>
            <td className="who">
              <a href={`/lead/${row.id}`}>{who}</a>
              <small>{row.company}</small>
            </td>
            <td className="about">
              <div>
                <strong>{row.form}</strong> {row.about}
              </div>
            </td>
            <td className="from">
              {cameFrom(row)}
              <small>{row.page}</small>
            </td>
            <td className="how">
              <State row={row} />
              {row.signs && <small>{row.signs}</small>}
              {row.found_in && <small>found in {row.found_in}</small>}
              {row.answered_by && <small className="answered">answered by {row.answered_by}</small>}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
