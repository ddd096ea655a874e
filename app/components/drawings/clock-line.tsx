import { Chart, Place, percent } from "./chart";

/** The time of a step's name: "7:10am: the alert". */
const named = /^(\d+):(\d\d)(am|pm)/;

const minutesOf = (title: string) => {
  const [, hour, minute, half] = named.exec(title) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "pm" ? 720 : 0);
};

/** The steps of a day, one over each column of their texts, with the minutes from one to the next. */
export function ClockLine({ titles }: { titles: readonly string[] }) {
  const times = titles.map(minutesOf);
  const at = (step: number) => percent(step, titles.length);
  return (
    <Chart height={52}>
      <line x2={at(titles.length - 1)} y1="36" y2="36" />
      {titles.map((title, step) => {
        const [last, next] = [step === titles.length - 1, times[step + 1]];
        return (
          <Place key={title} x={at(step)} width={at(1)}>
            <rect x="1" y="29" width="14" height="14" className={last ? "solid" : "paper"} />
            <text y="16">{title.split(/am|pm/)[0]}</text>
            {next !== undefined && (
              <text x="50%" dx="7" y="29" textAnchor="middle" className="unit">
                {next - (times[step] ?? 0)} min
              </text>
            )}
          </Place>
        );
      })}
    </Chart>
  );
}
