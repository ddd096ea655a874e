/** One lead: what was typed, its way, what was answered, and what can be done with it. */
import { site } from "../../app/config/site.ts";
import { time } from "../leads/csv.ts";
import type { Row } from "../leads/database.ts";
import { groupReference } from "../leads/export.ts";
import { leadFields } from "../leads/lists.ts";
import { type Field, withValues } from "../leads/terminal.ts";
import { ChangeButtons, PersonForm } from "./changes.tsx";
import { hidden } from "./frame.tsx";
import { State } from "./leads.tsx";

/** Starts a reply, its reference in the subject; nothing where the address is none. */
function replyTo({ email, reference }: Row): string | undefined {
  if (!/^[^\s@]+@[^\s@]+$/.test(String(email ?? ""))) return;
  const subject = `Your message to ${site.brand}, reference ${groupReference(reference)}`;
  const address = String(email).split("@").map(encodeURIComponent).join("@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

const isTime = (value: unknown) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value));

const Facts = ({ title, of: fields }: { title: string; of: Field[] }) => (
  <>
    <h2>{title}</h2>
    <dl>
      {withValues(fields).map(([name, value]) => (
        <div key={name} className="grid grid-cols-[minmax(4.5rem,1fr)_minmax(0,4fr)] gap-4 py-0.5">
          <dt>{name}</dt>
          <dd dir="auto" className="max-w-[72ch] whitespace-pre-wrap">
            {isTime(value) ? `${time(value)} UTC` : String(value)}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

/** Who has answered, and the form that says so, which is itself the question. */
const Answered = ({ row: { id, answered_by: by, answered_at: at, note } }: { row: Row }) => (
  <form method="post" action="/answered">
    <h2 className="mt-0">Answered</h2>
    <p>
      {by
        ? `By ${by} on ${time(at).slice(0, 16)} UTC.`
        : "Nobody has said so yet. It is written down beside the lead, and is sent nowhere."}
    </p>
    {hidden([["id", String(id)]])}
    <label>
      By
      <input name="by" required maxLength={100} defaultValue={String(by ?? "")} />
    </label>
    <label className="mt-3">
      Note
      <textarea name="note" rows={3} maxLength={2000} defaultValue={String(note ?? "")} />
    </label>
    <div className="row">
      <button type="submit" className="primary">
        {by ? "Write in its place" : "Mark as answered"}
      </button>
      {by && (
        <button type="submit" name="remove" value="1" formNoValidate>
          Take the mark away
        </button>
      )}
    </div>
  </form>
);

export function Lead({ row }: { row: Row }) {
  const reply = replyTo(row);
  const { typed, way, origin } = leadFields(row);
  return (
    <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[1fr_22rem]">
      <section className="min-w-0">
        <p>
          {groupReference(row.reference)} <State of={row.state} />
        </p>
        <Facts title="What was typed" of={typed} />
        {reply && (
          <p>
            <a className="primary" href={reply}>
              Reply by mail
            </a>
          </p>
        )}
        <Facts title="Its way" of={way} />
        <Facts title="Where it came from" of={origin} />
      </section>
      <aside className="bg-mist p-4">
        <Answered row={row} />
        <h2>What can be done</h2>
        <form className="row" method="get" action="/confirm">
          {hidden([
            ["id", String(row.id)],
            ["back", `/lead/${row.id}`],
          ])}
          <ChangeButtons of={[row]} />
        </form>
        <PersonForm text={String(row.email ?? row.phone ?? row.name ?? row.id)} />
      </aside>
    </div>
  );
}
