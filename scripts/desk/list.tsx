/** The list: what it is narrowed to, the leads, and what can be done with those that are chosen. */
import type { Row } from "../leads/database.ts";
import { type Filter, NEWEST } from "../leads/statements.ts";
import { changes, changesOf } from "./changes.tsx";
import { Hidden } from "./frame.tsx";
import { Leads, stateNames } from "./leads.tsx";

export interface Listing {
  filter: Filter;
  /** What was searched for. */
  text: string;
  /** The values of the address. */
  query: URLSearchParams;
  rows: Row[];
  total: number;
  /** How many leads come before these. */
  after: number;
  forms: string[];
  origins: Row[];
}

interface Choice {
  label: string;
  name: "form" | "state";
  options: [value: string, text: string][];
  filter: Filter;
}

const Select = ({ label, name, options, filter }: Choice) => (
  <label>
    {label}
    <select name={name} defaultValue={filter[name] ?? ""}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

function Filters({ filter, text, forms, origins }: Listing) {
  // A search looks through every state.
  const none: [string, string][] = [["", text ? "All" : "All but spam"]];
  if (!text) none.push(["all", "All"]);
  const byName = forms.map((form): [string, string] => [form, form]);
  const states = [...none, ...Object.entries(stateNames)];
  return (
    <form className="filters row" method="post" action="/search">
      <label className="wide">
        Name, address, phone, reference or words
        <input type="search" name="text" defaultValue={text} maxLength={200} />
      </label>
      <Select label="Form" name="form" options={[["", "All"], ...byName]} filter={filter} />
      <Select label="State" name="state" options={states} filter={filter} />
      <label>
        From (UTC)
        <input type="date" name="from" defaultValue={filter.from} />
      </label>
      <label>
        Until (UTC)
        <input type="date" name="to" defaultValue={filter.to} />
      </label>
      {(["campaign", "page"] as const).map((name) => (
        <label key={name}>
          {name === "page" ? "Page" : "Campaign"}
          <input name={name} list={`${name}s`} defaultValue={filter[name]} autoComplete="off" />
          <datalist id={`${name}s`}>
            {[...new Set(origins.map((row) => String(row[name] ?? "")))].sort().map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </label>
      ))}
      <button type="submit">Show</button>
      <a href="/">Clear</a>
    </form>
  );
}

export function List(listing: Listing) {
  const { rows, total, after, query, filter } = listing;
  const inAll = total.toLocaleString("en-US");
  const at = (place: number) => {
    const next = new URLSearchParams(query);
    next.set("after", String(Math.max(0, place)));
    return `/?${next}`;
  };
  const ofAll = Object.entries(changes).filter(([, { fits }]) => fits && fits === filter.state);
  return (
    <>
      <Filters {...listing} />
      {rows.length === 0 && <p>No lead fits.</p>}
      <form method="get" action="/confirm" hidden={rows.length === 0}>
        <Hidden values={[["back", `/?${query}`]]} />
        <Leads
          {...{ rows, choose: true }}
          caption={`${after + 1} to ${after + rows.length} of ${inAll}, newest first`}
        />
        <div className="row">
          <span>With those chosen:</span>
          {changesOf(rows).map(([name, { label }]) => (
            <button key={name} type="submit" name="change" value={name}>
              {label} …
            </button>
          ))}
        </div>
      </form>
      <nav className="row" aria-label="More" hidden={rows.length === 0}>
        {after > 0 && <a href={at(after - NEWEST)}>Newer</a>}
        {after + NEWEST < total && <a href={at(after + NEWEST)}>Older</a>}
        {ofAll.map(([name, { label }]) => (
          <a key={name} href={`/confirm?change=${name}&all=1`}>
            {label}, all of this state …
          </a>
        ))}
        <a href={`/export?${query}`}>Export these {inAll} as CSV …</a>
      </nav>
    </>
  );
}
