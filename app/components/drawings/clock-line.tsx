import { Chart, Place, percent } from "./chart";

/** The time of a step's name: "7:10am: the alert". */
const named = /^(\d+):(\d\d)(am|pm)/;

/** The time at the beginning of a step's name: "7:10am". */
export const timeOf = (title: string) => named.exec(title)?.[0] ?? "";

const minutesOf = (title: string) => {
  const [, hour, minute, half] = named.exec(title) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "pm" ? 720 : 0);
};

/** The chart's margins on both sides, which the columns below it do not have. */
const MARGINS = 16;

/**
 * From the middle of each node down to its text, as far from the text's left edge as the first node. What a
 * column's place in percent lacks to that is a shift; the two parts of a way across overlap by as much.
 */
const Leaders = ({ shares }: { shares: number[] }) => (
  <g className="thin max-lg:hidden" shapeRendering="crispEdges">
    {shares.map((share, step) => {
      const column = step / shares.length;
      const place = percent(share, 1);
      const end = percent(column, 1);
      return (
        <g key={share}>
          <line x1={place} x2={place} y1="30" y2="76" />
          <line x1={place} x2={percent((share + column) / 2, 1)} y1="76" y2="76" />
          <g transform={`translate(${MARGINS * column})`}>
            <line x1={percent((3 * share + column) / 4, 1)} x2={end} y1="76" y2="76" />
            <line x1={end} x2={end} y1="76" y2="110" />
          </g>
        </g>
      );
    })}
  </g>
);

/** The steps of a day to scale, each at its time, with the minutes from one to the next below the line. */
export function ClockLine({ titles }: { titles: readonly string[] }) {
  const times = titles.map(minutesOf);
  const [first = 0] = times;
  const end = times.at(-1) ?? first;
  const at = (time: number) => percent(time - first, end - first);
  return (
    <div className="mx-2 lg:pb-8">
      <Chart height={64}>
        <Leaders shares={times.map((time) => (time - first) / (end - first))} />
        <line x2="100%" y1="30" y2="30" />
        {titles.map((title, step) => {
          const [time = first, next] = times.slice(step);
          const last = next === undefined;
          return (
            <g key={title}>
              <Place x={at(time)} y={30}>
                <path d="M-7-7H7V7H-7z" className={last ? "solid" : "paper"} />
              </Place>
              <text
                x={at(time)}
                dx={last ? 7 : -7}
                y="12"
                textAnchor={last ? "end" : "start"}
                className="unit max-lg:hidden"
              >
                {timeOf(title)}
              </text>
              {!last && (
                <text x={at((time + next) / 2)} y="58" textAnchor="middle" className="unit">
                  {next - time} min
                </text>
              )}
            </g>
          );
        })}
      </Chart>
    </div>
  );
}
