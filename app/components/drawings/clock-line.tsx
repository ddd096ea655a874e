import { Chart, Place, percent } from "./chart";

/** The time of a step's name: "7:10am: the alert". */
const named = /^(\d+):(\d\d)(am|pm)/;

/** The time at the beginning of a step's name: "7:10am". */
const timeOf = (title: string) => named.exec(title)?.[0] ?? "";

const minutesOf = (title: string) => {
  const [, hour, minute, half] = named.exec(title) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "pm" ? 720 : 0);
};

/** The steps of a day to scale, each at its time, with the minutes from one to the next below the line. */
export function ClockLine({ titles }: { titles: readonly string[] }) {
  const times = titles.map(minutesOf);
  const [first = 0] = times;
  const end = times.at(-1) ?? first;
  const at = (time: number) => percent(time - first, end - first);
  return (
    <div className="mx-2">
      <Chart height={64}>
        <line x2="100%" y1="30" y2="30" />
        {titles.map((title, step) => {
          const [time = first, next] = times.slice(step);
          const last = next === undefined;
          const crowded = step > 0 && time - (times[step - 1] ?? time) < (end - first) / 6;
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
                className={crowded ? "unit max-sm:hidden" : "unit"}
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
