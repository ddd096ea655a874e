import { Chart, Place, percent } from "./chart";

/** The time of a step's name: "7:10am: the alert". */
const named = /^(\d+):(\d\d)(am|pm)/;

const minutesOf = (title: string) => {
  const [, hour, minute, half] = named.exec(title) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "pm" ? 720 : 0);
};

/** The steps of a day at true distances, and the minutes from one to the next. Not on a phone. */
export function ClockLine({ titles }: { titles: readonly string[] }) {
  const times = titles.map(minutesOf);
  const [start = 0] = times;
  const end = times.at(-1) ?? start;
  const at = (time: number) => percent(time - start, end - start);
  return (
    <div className="mx-2 max-md:hidden">
      <Chart height={44}>
        <line x2="100%" y1="8" y2="8" />
        {titles.map((title, step) => {
          const [time = 0, next] = times.slice(step);
          const last = next === undefined;
          return (
            <g key={title}>
              <Place x={at(time)} y={8}>
                <path d="M-7-7H7V7H-7z" className={last ? "solid" : "paper"} />
              </Place>
              {!last && (
                <text x={at((time + next) / 2)} y="36" textAnchor="middle" className="unit">
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
