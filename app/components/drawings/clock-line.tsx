import { Chart, Place, percent } from "./chart";

/** The time of a step's name: "7:10am: the alert". */
const named = /^(\d+):(\d\d)(am|pm)/;

const minutesOf = (title: string) => {
  const [, hour, minute, half] = named.exec(title) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "pm" ? 720 : 0);
};

/** The steps of a day at their true distances, each under its time; the last is a terminal. */
export function ClockLine({ titles }: { titles: readonly string[] }) {
  const times = titles.map(minutesOf);
  const [first = 0] = times;
  const length = (times.at(-1) ?? first) - first;
  return (
    <Chart height={56}>
      <line x2="100%" y1="40" y2="40" />
      {titles.map((title, at) => {
        const last = at === titles.length - 1;
        const from = last ? -14 : 0;
        return (
          <Place key={title} x={percent((times[at] ?? first) - first, length)} y={33}>
            <rect x={from} width="14" height="14" className={last ? "solid" : "paper"} />
            <text x={last ? 0 : from} y="-12" textAnchor={last ? "end" : "start"}>
              {title.split(/am|pm/)[0]}
            </text>
          </Place>
        );
      })}
    </Chart>
  );
}
