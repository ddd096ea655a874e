import { Chart, percent } from "./chart";
import { daysOf } from "./day-strip";

const DAYS = 30;
const ROW = 48;
const FIRST = 22;

/** The steps of a month to scale, one below the other: the days in which each is done, and from then on what stays, which `onward` says once. On a wide screen the texts under the bars name them. */
export const FirstMonth = ({ titles, onward }: { titles: readonly string[]; onward: string }) => {
  const foot = FIRST + titles.length * ROW;
  return (
    <Chart height={foot + 28}>
      {titles.map((title, row) => {
        const { first, last } = daysOf(title) ?? { first: 1, last: DAYS };
        const y = FIRST + row * ROW;
        const [from, to] = [percent(first - 1, DAYS), percent(last, DAYS)];
        return (
          <g key={title}>
            <line x1={from} x2={from} y1={y} y2={foot} className="faint" />
            <text
              x={last < DAYS ? from : "100%"}
              y={y - 6}
              textAnchor={last < DAYS ? "start" : "end"}
              className="lg:hidden"
            >
              {title.slice(title.indexOf(": ") + 2)}
            </text>
            <rect
              x={from}
              y={y}
              width={percent(last - first + 1, DAYS)}
              height="16"
              className="solid"
            />
            {last < DAYS && (
              <rect
                x={to}
                y={y}
                width={percent(DAYS - last, DAYS)}
                height="16"
                className="area thin"
              />
            )}
            {row === 0 && (
              <text x="100%" y={y - 6} textAnchor="end">
                {onward}
              </text>
            )}
          </g>
        );
      })}
      <line x2="100%" y1={foot} y2={foot} />
      {Array.from({ length: DAYS + 1 }, (_, day) => (
        <line
          key={percent(day, DAYS)}
          x1={percent(day, DAYS)}
          x2={percent(day, DAYS)}
          y1={foot}
          y2={foot - 6}
          className="thin"
        />
      ))}
      {titles.map((title) => {
        const first = daysOf(title)?.first ?? 1;
        return (
          <text key={title} x={percent(first - 1, DAYS)} y={foot + 22} className="unit lg:hidden">
            Day {first}
          </text>
        );
      })}
      <text x="100%" y={foot + 22} textAnchor="end" className="unit lg:hidden">
        Day {DAYS}
      </text>
    </Chart>
  );
};
