/** The changes of `ops/changes` and the erasure of a person: each says what it will do, and asks. */
import type { ReactNode } from "react";
import type { Row } from "../leads/database.ts";
import { formatLeads, hidden, type Values } from "./frame.tsx";
import { Leads } from "./leads.tsx";

interface Change {
  label: string;
  /** What it does, as the page that asks says it. */
  does: string;
  /** The state that it fits; without it, all but leads held as spam. */
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

interface Confirmation {
  /** The leads that it is about, or the newest of them. */
  rows: Row[];
  text: string;
  action: "/change" | "/erase";
  values: Values;
  button: string;
  back: string;
  children?: ReactNode;
}

/** Says what will be changed, and asks once. */
export const Confirm = ({ rows, text, action, values, button, back, children }: Confirmation) => (
  <>
    <p className="lead">{text}</p>
    <Leads rows={rows} caption="What is changed" />
    {children}
    <form className="row" method="post" action={action}>
      {hidden([...values, ["back", back]])}
      <button type="submit" className={action === "/erase" ? "text-danger" : "primary"}>
        {button}
      </button>
      <a href={back}>Leave it as it is</a>
    </form>
  </>
);

export const idsOf = (rows: Row[]): Values => rows.map(({ id }) => ["id", String(id)]);

/** The form that a person is looked for with; nothing is erased by it. */
export const PersonForm = ({ text }: { text?: string }) => (
  <form className="row items-end" method="post" action="/person">
    {text === undefined ? (
      <label className="flex-[3_1_18rem]">
        An address, a phone number, a whole name or a reference
        <input name="text" required maxLength={300} autoComplete="off" />
      </label>
    ) : (
      hidden([["text", text]])
    )}
    <button type="submit" className="text-danger">
      Erase a person …
    </button>
    <button type="submit" name="newsletter" value="1">
      Unsubscribe …
    </button>
  </form>
);

interface Found {
  rows: Row[];
  /** Whether it was the newsletter's addresses that were looked through. */
  newsletter: boolean;
  /** How many other leads have the text in them. */
  others: number;
  /** Files of exports that hold some of the rows. */
  exports: string[];
}

export function Person({ rows, newsletter, others, exports }: Found) {
  if (rows.length === 0)
    return (
      <>
        <p>
          {newsletter
            ? "This address does not get the newsletter."
            : "Nobody with this reference, address, phone number or name is stored."}
        </p>
        {others > 0 && <p>It stands within {formatLeads(others)}: search the list for it.</p>}
        <PersonForm />
      </>
    );
  const text = newsletter
    ? "This address gets no newsletter any more. What this person sent by other forms stays."
    : `${formatLeads(rows.length)} of this person, deleted from every table for ever, with the notes of who answered.`;
  return (
    <Confirm
      rows={rows}
      text={text}
      action="/erase"
      values={idsOf(rows)}
      back="/person"
      button={newsletter ? "Unsubscribe" : `Erase ${formatLeads(rows.length)} for ever`}
    >
      {exports.length > 0 && <p>These exports hold the person too. Delete the files yourself:</p>}
      <code className="whitespace-pre-line">{exports.join("\n")}</code>
      {!newsletter && (
        <p>The form service has copies of what was delivered: ask it to delete them.</p>
      )}
    </Confirm>
  );
}
