import { Chart, Place, percent } from "./chart";

/** The time of a step's name: "7:10am: the alert". */
const named = /^(\d+):(\d\d)(am|pm)/;

const minutesOf = (title: string) => {
  const [, hour, minute, half] = named.exec(title) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "pm" ? 720 : 0);
};

/** The steps of a day at equal distances, each over its text where the texts stand in columns, and the minutes from one to the next. */
export function ClockLine({ titles }: { titles: readonly string[] }) {
  const times = titles.map(minutesOf);
  const at = (step: number) => percent(step, titles.length - 1);
  return (
    <div className="mx-2 lg:w-3/4">
      <Chart height={44}>
        <line x2="100%" y1="8" y2="8" />
        {titles.map((title, step) => {
          const [time = 0, next] = times.slice(step);
          const last = next === undefined;
          return (
            <g key={title}>
              <Place x={at(step)} y={8}>
                <path d="M-7-7H7V7H-7z" className={last ? "solid" : "paper"} />
              </Place>
              {!last && (
                <text x={at(step + 0.5)} y="36" textAnchor="middle" className="unit">
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
