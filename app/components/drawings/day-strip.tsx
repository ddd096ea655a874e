import { Chart, percent } from "./chart";

const DAYS = 30;

/** The days of a step's name: "Days 6-12: Close". */
const named = /^Days (\d+)-(\d+)/;

/** The first and the last day in a step's name. None for another name. */
export function daysOf(title: string) {
  const [, first, last] = (named.exec(title) ?? []).map(Number);
  return first && last ? { first, last } : undefined;
}

/** A month as a line, and the days of one step on it; the last step's end is a terminal. */
export function DayStrip({ title }: { title: string }) {
  const days = daysOf(title);
  if (!days) return null;
  const { first, last } = days;
  return (
    <Chart height={16}>
      <line x2="100%" y1="8" y2="8" className="faint" />
      <rect
        x={percent(first - 1, DAYS)}
        y="5"
        width={percent(last - first + 1, DAYS)}
        height="6"
        className="solid"
      />
      {last === DAYS && <rect x="100%" y="1" width="14" height="14" className="solid terminal" />}
    </Chart>
  );
}
