import { Chart, percent } from "./chart";
import { daysOf } from "./day-strip";

const DAYS = 30;
const ROW = 56;
const FIRST = 26;
const BAR = 24;

/** The steps of a month to scale, one below the other: the days in which each is done, and from then on what goes on. */
export const FirstMonth = ({ titles }: { titles: readonly string[] }) => {
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
            <text x={from} y={y - 10}>
              {title.slice(title.indexOf(": ") + 2)}
            </text>
            <rect
              x={from}
              y={y}
              width={percent(last - first + 1, DAYS)}
              height={BAR}
              className="solid"
            />
            {last < DAYS && (
              <>
                <rect
                  x={to}
                  y={y}
                  width={percent(DAYS - last, DAYS)}
                  height={BAR}
                  className="area thin"
                />
                {row === 0 && (
                  <text x={to} dx="8" y={y + 17}>
                    continues
                  </text>
                )}
              </>
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
        {DAYS}
      </text>
    </Chart>
  );
};
