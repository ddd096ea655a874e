/** The changes of `ops/changes` and the erasure of a person: each says what it will do, and asks. */
import type { ReactNode } from "react";
import type { Row } from "../leads/database.ts";
import { hidden, leadsOf, type Values } from "./frame.tsx";
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

const fitsOne = ({ fits }: Change, { state }: Row) =>
  fits ? state === fits : state !== "quarantined" && state !== "no delivery";

/** A button for each change that fits one of some leads. */
export const ChangeButtons = ({ of: rows }: { of: Row[] }) => (
  <>
    {Object.entries(changes)
      .filter(([, change]) => rows.some((row) => fitsOne(change, row)))
      .map(([name, { label }]) => (
        <button key={name} type="submit" name="change" value={name}>
          {label} …
        </button>
      ))}
  </>
);

interface Question {
  children?: ReactNode;
  text: string;
  action: string;
  values: Values;
  button: string;
  back: string;
}

/** Says what will be changed, and asks once. */
const AskOnce = ({ children, text, action, values, button, back }: Question) => (
  <>
    <p className="lead">{text}</p>
    {children}
    <form className="row" method="post" action={action}>
      {hidden([...values, ["back", back]])}
      <button type="submit" className={action === "/erase" ? "danger" : "primary"}>
        {button}
      </button>
      <a href={back}>Leave it as it is</a>
    </form>
  </>
);

const idsOf = (rows: Row[]): Values => rows.map(({ id }) => ["id", String(id)]);

/** Asks before a change: of the leads that were chosen, of which some may not fit, or of all, by their kinds. */
export function AskChange({ name, rows, back }: { name: string; rows: Row[]; back: string }) {
  const { label = name, does = "" } = changes[name] ?? {};
  const kinds = rows.filter((row) => row.leads !== undefined);
  const fitting = rows.filter(({ fits }) => fits);
  const total = fitting.length + kinds.reduce((sum, { leads }) => sum + Number(leads), 0);
  const what = `${label}: ${kinds.length > 0 ? "all " : ""}${leadsOf(total)}`;
  const others = rows.length - kinds.length - fitting.length;
  if (total === 0)
    return (
      <p>
        No lead was chosen that this can be done with. <a href={back}>Back</a>
      </p>
    );
  return (
    <AskOnce
      {...{ action: "/change", button: what, back, text: `${what}. ${does}` }}
      values={[
        ["change", name],
        ...(kinds.length > 0 ? [["all", "1"] as [string, string]] : idsOf(fitting)),
      ]}
    >
      {fitting.length > 0 && <Leads rows={fitting} caption="What is changed" />}
      {kinds.map(({ leads, form, last_error: error, first, last }) => (
        <p key={`${form} ${error}`}>
          {`${leads} by ${form}${error ? `, ${error}` : ""}, ${String(first).slice(0, 10)} to ${String(last).slice(0, 10)}`}
        </p>
      ))}
      {others > 0 && <p>{leadsOf(others)} of those chosen: left as before.</p>}
    </AskOnce>
  );
}

/** The form that a person is looked for with; nothing is erased by it. */
export const PersonForm = ({ text }: { text?: string }) => (
  <form className="row" method="post" action="/person">
    {text === undefined ? (
      <label className="flex-[3_1_18rem]">
        An address, a phone number, a whole name or a reference
        <input name="text" required maxLength={300} autoComplete="off" />
      </label>
    ) : (
      hidden([["text", text]])
    )}
    <button type="submit" className="danger">
      Erase a person …
    </button>
    <button type="submit" formAction="/unsubscribe">
      Unsubscribe …
    </button>
  </form>
);

interface Found {
  rows: Row[];
  /** How many other leads have the text in them. */
  others: number;
  /** Files of exports that hold some of the rows. */
  exports: string[];
}

export function Person({ rows, others, exports }: Found) {
  if (rows.length === 0)
    return (
      <>
        <p>Nobody with this reference, address, phone number or name is stored.</p>
        {others > 0 && <p>It stands within {leadsOf(others)}: search the list for it.</p>}
        <PersonForm />
      </>
    );
  return (
    <AskOnce
      text={`${leadsOf(rows.length)} of this person, deleted from every table for ever, with the notes of who answered.`}
      {...{ action: "/erase", values: idsOf(rows), back: "/person" }}
      button={`Erase ${leadsOf(rows.length)} for ever`}
    >
      <Leads rows={rows} caption="What is erased" />
      {exports.length > 0 && <p>These exports hold the person too. Delete the files yourself:</p>}
      {exports.map((file) => (
        <p key={file}>
          <code>{file}</code>
        </p>
      ))}
      <p>The form service has copies of what was delivered: ask it to delete them.</p>
    </AskOnce>
  );
}

export const Unsubscribe = ({ rows }: { rows: Row[] }) =>
  rows.length === 0 ? (
    <>
      <p>This address does not get the newsletter.</p>
      <PersonForm />
    </>
  ) : (
    <AskOnce
      text={`${rows[0]?.email} gets no newsletter any more. What this person sent by other forms stays.`}
      {...{ action: "/erase", values: idsOf(rows), button: "Unsubscribe", back: "/person" }}
    />
  );
