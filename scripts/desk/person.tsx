/** Everything about a person, erased, or an address off the newsletter: what is found is shown first. */
import type { Row } from "../leads/database.ts";
import { AskOnce, leadsOf } from "./changes.tsx";
import { Leads } from "./leads.tsx";

export const PersonForm = () => (
  <form className="filters row" method="post">
    <label className="wide">
      An address, a phone number, a whole name or a reference
      <input name="text" required maxLength={300} autoComplete="off" />
    </label>
    <button type="submit" formAction="/person">
      Look for the person
    </button>
    <button type="submit" formAction="/unsubscribe">
      Look for a newsletter address
    </button>
    <p>Nothing is erased yet. Somebody who uses two addresses is found once by each.</p>
  </form>
);

interface Found {
  rows: Row[];
  /** How many other leads have the text in them. */
  others: number;
  /** Files of exports that hold some of the rows. */
  exports: string[];
}

const idsOf = (rows: Row[]) => rows.map(({ id }): [string, string] => ["id", String(id)]);

export function Person({ rows, others, exports }: Found) {
  if (rows.length === 0) {
    return (
      <>
        <p>Nobody with this reference, address, phone number or name is stored.</p>
        {others > 0 && <p>It stands within {leadsOf(others)}: search the list for it.</p>}
        <PersonForm />
      </>
    );
  }
  return (
    <AskOnce
      text={`${leadsOf(rows.length)} of this person, deleted from every table for ever, with the notes of who answered.`}
      {...{ action: "/erase", values: idsOf(rows), back: "/person", danger: true }}
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
