/** The list: what it is narrowed to, the leads, and what can be done with those that are chosen. */
import type { Row } from "../leads/database.ts";
import { type Filter, PAGE_SIZE } from "../leads/statements.ts";
import { ChangeButtons, changes } from "./changes.tsx";
import { formatCount, hidden, type Values } from "./frame.tsx";
import { Leads, stateNames } from "./leads.tsx";

export interface Listing {
  filter: Filter;
  /** What was searched for. */
  text: string;
  /** The values of the address. */
  query: URLSearchParams;
  rows: Row[];
  /** How many fit; not known where only as many as are shown were looked for. */
  total?: number;
  /** How many leads come before these. */
  after: number;
  forms: Row[];
  origins: Row[];
}

/** The address of another page of the list. */
export const pageAddress = (query: URLSearchParams, after: number) =>
  `/?${new URLSearchParams({ ...Object.fromEntries(query), after: String(Math.max(0, after)) })}`;

const same = (values: unknown[]): Values =>
  [...new Set(values)].filter(Boolean).map((value) => [String(value), String(value)]);

function Filters({ filter, text, forms, origins }: Listing) {
  // A search looks through every state.
  const all: Values = text
    ? [["", "All"]]
    : [
        ["", "All but held"],
        ["all", "All"],
      ];
  const fields: [label: string, name: keyof Filter, type: string, options: Values][] = [
    ["Form", "form", "select", [["", "All"], ...same(forms.map(({ form }) => form))]],
    ["State", "state", "select", [...all, ...stateNames]],
    ["From (UTC)", "from", "date", []],
    ["Until (UTC)", "to", "date", []],
    ["Campaign", "campaign", "text", same(origins.map(({ campaign }) => campaign).sort())],
    ["Page", "page", "text", same(origins.map(({ page }) => page).sort())],
  ];
  return (
    <form className="filters row items-end bg-mist p-4" method="post" action="/search">
      <label className="basis-full">
        Name, address, phone, reference or words
        <input type="search" name="text" defaultValue={text} maxLength={200} />
      </label>
      {fields.map(([label, name, type, values]) => {
        const options = values.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ));
        const field = { id: name, name, defaultValue: filter[name] };
        return (
          <label key={name} htmlFor={name} className="min-w-0 flex-[1_1_8rem]">
            {label}
            {type === "select" ? (
              <select {...field}>{options}</select>
            ) : (
              <input {...{ ...field, type }} list={`${name}s`} autoComplete="off" />
            )}
            {type === "text" && <datalist id={`${name}s`}>{options}</datalist>}
          </label>
        );
      })}
      <button type="submit" className="primary">
        Show
      </button>
      <a href="/">Clear</a>
    </form>
  );
}

function Found({ rows, total, after, query, filter, text }: Listing) {
  const until = after + rows.length;
  // Of a list that is narrowed further, "all" would be more than it shows.
  const isWhole = !text && filter.state && Object.keys(filter).length === 1;
  const ofAll = Object.entries(changes).filter(([, { fits }]) => isWhole && fits === filter.state);
  if (rows.length === 0) return <p>No lead fits.</p>;
  return (
    <>
      <form method="get" action="/confirm">
        {hidden([["back", `/?${query}`]])}
        <div className="row">
          <span>With those chosen:</span> <ChangeButtons of={rows} />
        </div>
        <Leads
          rows={rows}
          choose
          caption={`${formatCount(after + 1)} to ${formatCount(until)}${total ? ` of ${formatCount(total)}` : ""}, newest first`}
        />
      </form>
      <form className="row" method="post" action="/export">
        {after > 0 && <a href={pageAddress(query, after - PAGE_SIZE)}>Newer</a>}
        {until < (total ?? Infinity) && <a href={pageAddress(query, until)}>Older</a>}
        {ofAll.map(([name, { label }]) => (
          <a key={name} href={`/confirm?change=${name}&all=1`}>
            {label}, all of this state …
          </a>
        ))}
        {hidden([["query", `${query}`]])}
        <button type="submit">{`Export ${total ? `these ${formatCount(total)}` : "all that fit"} as CSV`}</button>
      </form>
    </>
  );
}

export const List = (listing: Listing) => (
  <>
    <Filters {...listing} />
    <Found {...listing} />
  </>
);
