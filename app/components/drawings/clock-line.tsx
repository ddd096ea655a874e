import { Chart, Place, percent } from "./chart";

/** The time of a step's name: "7:10am: the alert". */
const named = /^(\d+):(\d\d)(am|pm)/;

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
    <Chart height={64}>
      <line x2="100%" y1="30" y2="30" />
      {titles.map((title, step) => {
        const [time = first, next] = times.slice(step);
        const last = next === undefined;
        return (
          <g key={title}>
            {last ? (
              <rect x="100%" y="23" width="14" height="14" className="solid terminal" />
            ) : (
              <Place x={at(time)} y={30}>
                <path d={`M${step === 0 ? 1 : -7}-7h14v14h-14z`} className="paper" />
              </Place>
            )}
            <text
              x={at(time)}
              dx={step > 0 && !last ? -4 : 0}
              y="12"
              textAnchor={last ? "end" : "start"}
              className="unit"
            >
              {title.split(/am|pm/)[0]}
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
  );
}
