/** The table of some leads. */
import type { ReactNode } from "react";
import type { Row } from "../leads/database.ts";
import { groupReference, parseObject } from "../leads/export.ts";
import { shortTime } from "../leads/lists.ts";

/** What a state is called here, and its color. */
const states: Record<string, [name: string, color: string]> = {
  pending: ["Waiting", "bg-amber-wash text-amber-ink"],
  delivered: ["Delivered", "bg-tint text-ok"],
  dead: ["Given up", "bg-danger-wash text-danger"],
  closed: ["Closed", "bg-tint text-muted"],
  quarantined: ["Held as spam", "bg-tint text-muted"],
};

/** The states that a list can be narrowed to, with their names. */
export const stateNames = Object.entries(states).map(([state, [name]]): [string, string] => [
  state,
  name,
]);

const lookOf = (state: unknown) => states[String(state)] ?? [String(state), "bg-tint text-ok"];

export const stateName = (state: unknown): string => lookOf(state)[0];

/** A state in its color: its name, or what stands in the place of that. */
export const State = ({ of: state, children }: { of: unknown; children?: ReactNode }) => (
  <span className={`state px-1.5 font-semibold whitespace-nowrap ${lookOf(state)[1]}`}>
    {children ?? stateName(state)}
  </span>
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
            <State of={row.state} />
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
