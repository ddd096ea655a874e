/** One lead: what was typed, its way, what was answered, and what can be done with it. */
import { site } from "../../app/config/site.ts";
import type { Row } from "../leads/database.ts";
import { grouped, listOf, objectIn } from "../leads/export.ts";
import { duration } from "../leads/report.ts";
import { changesOf } from "./changes.tsx";
import { Hidden } from "./frame.tsx";
import { cameFrom, State, stateName } from "./leads.tsx";

const reasons: Record<string, string> = {
  timeout: "no answer within ten seconds",
  network: "it could not be reached",
  denied: "its answer says that it failed",
  interrupted: "the worker was cut off while it sent",
};

/** What a code of `last_error` means. */
const reasonOf = (code: string) =>
  reasons[code] ?? code.replace(/^http-(\d+)$/, "it answered with status $1");

const time = (stored: unknown) => `${String(stored).slice(0, 19).replace("T", " ")} UTC`;

/** What has happened to a lead, and what will. */
function wayOf(row: Row): string[] {
  const { state, attempts, ended_at, last_error, delivered_at } = row;
  const tries = Number(attempts);
  const seconds = (Date.parse(String(delivered_at)) - Date.parse(String(row.created_at))) / 1000;
  const failed = last_error && state !== "delivered";
  return [
    `Stored ${time(row.created_at)}.`,
    tries > 0 && `Tried ${tries === 1 ? "once" : `${tries} times`}.`,
    failed &&
      `The last attempt${ended_at ? `, ${time(ended_at)},` : ""} failed with ${last_error}: ${reasonOf(String(last_error))}.`,
    failed &&
      (row.refused
        ? "The service read this lead and said no; it will again until somebody looks at what was sent."
        : "That says something about the service, not about this lead."),
    delivered_at && `Delivered ${time(delivered_at)}, ${duration(seconds)} after it was stored.`,
    state === "pending" &&
      `The next attempt is due ${time(row.next_attempt_at)}; given up after ${time(row.give_up_at)}.`,
    state === "dead" && "Given up: nothing is sent until you send it again.",
    state === "closed" && "Closed: somebody has dealt with it by hand.",
    state === "quarantined" && `Held as spam: ${row.signs ?? "by hand"}. Nothing is sent.`,
  ].filter((line) => typeof line === "string");
}

/** Starts a reply, its reference in the subject; nothing where the address is none. */
function replyTo({ email, reference }: Row): string | undefined {
  if (!/^[^\s@]+@[^\s@]+$/.test(String(email ?? ""))) return;
  const subject = `Your message to ${site.brand}, reference ${grouped(reference)}`;
  const address = String(email).split("@").map(encodeURIComponent).join("@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

const Facts = ({ facts }: { facts: [name: string, value: unknown][] }) => (
  <dl>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{String(listOf(value))}</dd>
        </div>
      ))}
  </dl>
);

/** Who has answered, and the form that says so, which is itself the question. */
const Answered = ({ row }: { row: Row }) => (
  <form method="post" action="/answered">
    <h2>Answered</h2>
    <p>
      {row.answered_by
        ? `By ${row.answered_by} on ${time(row.answered_at)}.`
        : "Nobody has said so yet. It is written down beside the lead, and is sent nowhere."}
    </p>
    <Hidden values={[["id", String(row.id)]]} />
    <label>
      By
      <input name="by" required maxLength={100} defaultValue={String(row.answered_by ?? "")} />
    </label>
    <label>
      Note
      <textarea name="note" rows={3} maxLength={2000} defaultValue={String(row.note ?? "")} />
    </label>
    <div className="row">
      <button type="submit" className="primary">
        {row.answered_by ? "Write in its place" : "Mark as answered"}
      </button>
      {row.answered_by && (
        <button type="submit" name="remove" value="1" formNoValidate>
          Take the mark away
        </button>
      )}
    </div>
  </form>
);

const Actions = ({ row }: { row: Row }) => (
  <>
    <form className="row" method="get" action="/confirm">
      <Hidden
        values={[
          ["id", String(row.id)],
          ["back", `/lead/${row.id}`],
        ]}
      />
      {changesOf([row]).map(([change, { label }]) => (
        <button key={change} type="submit" name="change" value={change}>
          {label} …
        </button>
      ))}
    </form>
    <form className="row" method="post" action="/person">
      <Hidden values={[["text", String(row.email ?? row.phone ?? row.name ?? "")]]} />
      <button type="submit" className="danger">
        Erase this person …
      </button>
      <button type="submit" formAction="/unsubscribe">
        Unsubscribe …
      </button>
    </form>
  </>
);

export function Lead({ row }: { row: Row }) {
  const { name: _, firstName: __, lastName: ___, message, ...typed } = objectIn(row.payload);
  const reply = replyTo(row);
  const origin = objectIn(row.campaign);
  return (
    <div className="two">
      <section>
        <p className="row">
          <State row={row} /> {row.form}, {time(row.created_at)}
        </p>
        <h2>What was typed</h2>
        <Facts facts={[["name", row.name], ...Object.entries(typed)]} />
        {message ? <blockquote dir="auto">{String(message)}</blockquote> : null}
        {reply && (
          <p>
            <a className="primary" href={reply}>
              Reply by mail
            </a>
          </p>
        )}
        <h2>Its way</h2>
        <ol>
          {wayOf(row).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <h2>Where it came from</h2>
        <Facts
          facts={[
            ["sent from", row.page],
            ["came from", cameFrom(row)],
            ...Object.entries(origin),
            ["id", row.id],
          ]}
        />
      </section>
      <aside>
        <Answered row={row} />
        <h2>What can be done</h2>
        <Actions row={row} />
      </aside>
    </div>
  );
}

/** A page's title, which names nobody. */
export const titleOf = (row: Row): string => `${grouped(row.reference)}, ${stateName(row.state)}`;
