/** The figures of `report` and of `weeks`: each a table, drawn in its own lines. */
import { colors } from "../../app/config/theme.ts";
import type { Row } from "../leads/database.ts";
import { duration, MONTHS, monthNames } from "../leads/report.ts";
import { formatCount } from "./frame.tsx";

interface Figure {
  title: string;
  text: string;
  columns: string[];
  lines: { label: string; values: number[] }[];
  /** How many of the columns are drawn; without it, all. */
  drawn?: number;
  /** One bar behind the other instead of one below the other. */
  stacked?: boolean;
  say?: (value: number, column: number) => string;
}

const fills = [
  "petrol",
  "amber",
  "faint",
  "band",
  "amber-ink",
  "band-muted",
  "field",
  "danger",
] as const;
const fillOf = (i: number) => colors[fills[i % fills.length] ?? "petrol"];

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

function Drawn({ title, text, columns, lines, stacked, say = formatCount, drawn }: Figure) {
  const names = columns.slice(0, drawn);
  const sizes = lines.map(({ values }) => values.slice(0, names.length));
  const most = Math.max(0, ...sizes.flatMap((values) => (stacked ? [sumOf(values)] : values)));
  // A picture without words: those grow with the reader's text, in the table.
  const bars = (values: number[]) => (
    <svg
      aria-hidden="true"
      className="block h-5 w-full"
      viewBox={`0 0 ${most} ${stacked ? 1 : names.length}`}
      preserveAspectRatio="none"
    >
      {names.map((name, i) => (
        <rect
          key={name}
          fill={fillOf(i)}
          x={stacked ? sumOf(values.slice(0, i)) : 0}
          y={stacked ? 0 : i}
          width={values[i]}
          height="0.9"
        />
      ))}
    </svg>
  );
  return (
    <section>
      <h2>{title}</h2>
      <p>{most > 0 ? text : "Nothing yet."}</p>
      <table className="table-fixed tabular-nums" hidden={most === 0}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <td className="w-1/6" />
            <td />
            {columns.map((name, i) => (
              <th key={name} scope="col" className="w-32 text-right">
                {i < names.length && (
                  <svg aria-hidden="true" className="mr-1.5 inline-block size-3">
                    <rect width="100%" height="100%" fill={fillOf(i)} />
                  </svg>
                )}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{bars(values)}</td>
              {columns.map((name, i) => (
                <td key={name} data-name={name} className="figure">
                  {values[i] ? say(values[i], i) : "·"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The months of a line of `report`, this one first. */
const monthsOf = (row?: Row) =>
  Array.from({ length: MONTHS }, (_, i) => Number(row?.[`m${i}`] ?? 0));

export function Figures({ report, weeks, now }: { report: Row[]; weeks: Row[]; now: Date }) {
  const names = monthNames(now).reverse();
  const section = (name: string) => report.filter((row) => row.section === name);
  const line = (name: string, which: string) =>
    monthsOf(section(name).find((row) => row.which === which));
  const all = [...section("sales leads"), ...section("beside these")].map(monthsOf);
  const received = names.map((_, i) => sumOf(all.map((one) => one[i] ?? 0)));
  // From the first month that had any.
  const months = names.slice(0, received.findLastIndex((leads) => leads > 0) + 1);
  const byMonth = (...columns: number[][]) =>
    months.map((label, i) => ({ label, values: columns.map((column) => column[i] ?? 0) }));
  const forms = [...new Set(weeks.map(({ form }) => String(form)))];
  const leadsIn = (week: string, form: string) =>
    Number(weeks.find((row) => row.week === week && row.form === form)?.leads ?? 0);
  const byWeek = [...new Set(weeks.map(({ week }) => String(week)))].map((label) => ({
    label,
    values: forms.map((form) => leadsIn(label, form)),
  }));
  const origins = [...section("campaign"), ...section("came from")]
    .map((row) => ({ label: String(row.which), values: [sumOf(monthsOf(row))] }))
    .sort((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0));
  const held = line("beside these", "held as spam");
  const share = held.map((n, i) => (n / (received[i] || 1)) * 100);
  return (
    <>
      <Drawn
        title="Leads a week, by form"
        text="Twelve weeks, each from the Monday that it is named by (UTC), without what is held as spam."
        columns={forms}
        lines={byWeek}
        stacked
      />
      <Drawn
        title="This month beside the last"
        text="Sales leads by form, of this month so far and of the whole month before."
        columns={names.slice(0, 2)}
        lines={section("form").map((row) => ({ label: String(row.which), values: monthsOf(row) }))}
      />
      <Drawn
        title="Where they come from"
        text="Sales leads of twelve months, by campaign or by the site that led here; visitors without JavaScript tell the campaign alone."
        columns={["leads"]}
        lines={origins}
      />
      <Drawn
        title="How long until delivered"
        text="The median of each month is drawn, and the slowest stands beside it."
        columns={["median", "slowest"]}
        lines={byMonth(line("until delivered", "median"), line("until delivered", "slowest"))}
        drawn={1}
        say={duration}
      />
      <Drawn
        title="Share of spam"
        text="What is held, of everything that came in."
        columns={["share", "held"]}
        lines={byMonth(share, held)}
        drawn={1}
        say={(value, column) => (column === 0 ? `${value.toFixed(1)} %` : formatCount(value))}
      />
    </>
  );
}
