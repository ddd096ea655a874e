/** The changes of `ops/changes`: what each does, and the page that asks before it. */
import type { ReactNode } from "react";
import type { Row } from "../leads/database.ts";
import { Hidden } from "./frame.tsx";
import { Leads } from "./leads.tsx";

interface Change {
  label: string;
  /** What it does, as the page that asks says it. */
  does: string;
  /** The state that it fits; without it, all but its own. */
  fits?: string;
}

/** By the name of its file, or that of the statement. */
export const changes: Record<string, Change> = {
  requeue: {
    label: "Send again",
    does: "It goes out with the next sweep, within a minute, and is tried for another seven days.",
    fits: "dead",
  },
  close: {
    label: "Close",
    does: "Somebody has dealt with it by hand: no alert names it again. It stays in the list.",
    fits: "dead",
  },
  reopen: {
    label: "Reopen",
    does: "It counts as given up again, and alerts name it.",
    fits: "closed",
  },
  release: {
    label: "Release",
    does: "It is no spam: it goes out with the next sweep, with its full seven days. What was delivered before is not delivered twice.",
    fits: "quarantined",
  },
  spam: {
    label: "Hold as spam",
    does: "It is in no list of leads then, and is not sent again. A release takes that back.",
  },
};

/** The changes that fit one of some leads. */
export const changesOf = (rows: Row[]): [name: string, change: Change][] =>
  Object.entries(changes).filter(([, { fits }]) =>
    rows.some(({ state }) =>
      fits ? state === fits : state !== "quarantined" && state !== "no delivery",
    ),
  );

export const leadsOf = (count: number) =>
  `${count.toLocaleString("en-US")} lead${count === 1 ? "" : "s"}`;

interface Question {
  /** What will be changed. */
  children?: ReactNode;
  text: string;
  action: string;
  values: [name: string, value: string][];
  button: string;
  back: string;
  danger?: boolean;
}

/** Says what will be changed, and asks once. */
export const AskOnce = ({ children, text, action, values, button, back, danger }: Question) => (
  <>
    <p className="lead">{text}</p>
    {children}
    <form className="row" method="post" action={action}>
      <Hidden values={[...values, ["back", back]]} />
      <button type="submit" className={danger ? "danger" : "primary"}>
        {button}
      </button>
      <a href={back}>Leave it as it is</a>
    </form>
  </>
);

/** Asks before a change: of the leads that were chosen, of which some may not fit, or of all, by their kinds. */
export function AskChange({ name, rows, back }: { name: string; rows: Row[]; back: string }) {
  const { label = name, does = "" } = changes[name] ?? {};
  const kinds = rows.filter((row) => row.leads !== undefined);
  const fitting = rows.filter(({ fits }) => fits);
  const total = fitting.length + kinds.reduce((sum, { leads }) => sum + Number(leads), 0);
  const what = `${label}: ${kinds.length > 0 ? "all " : ""}${leadsOf(total)}`;
  if (total === 0) {
    return (
      <p>
        No lead was chosen that this can be done with. <a href={back}>Back</a>
      </p>
    );
  }
  const ids = fitting.map(({ id }): [string, string] => ["id", String(id)]);
  const values: [string, string][] = kinds.length > 0 ? [["all", "1"]] : ids;
  const others = rows.length - kinds.length - fitting.length;
  return (
    <AskOnce
      {...{ action: "/change", button: what, back, text: `${what}. ${does}` }}
      values={[["change", name], ...values]}
    >
      {fitting.length > 0 && <Leads rows={fitting} caption="What is changed" />}
      <ul hidden={kinds.length === 0}>
        {kinds.map(({ leads, form, last_error, first, last }) => (
          <li key={`${form} ${last_error}`}>
            {leads} by {form}
            {last_error && `, ${last_error}`}, {String(first).slice(0, 10)} to{" "}
            {String(last).slice(0, 10)}
          </li>
        ))}
      </ul>
      {others > 0 && <p>{leadsOf(others)} of those chosen: left as before.</p>}
    </AskOnce>
  );
}
