import type { LocationContent } from "~/content/locations/shape";
import { Chart, Place, percent } from "./chart";

type Example = LocationContent["example"];

/** The time of a step's name: "7:10am: the alert". */
const named = /^(\d+):(\d\d)(am|pm)/;

const minutesOf = (title: string) => {
  const [, hour, minute, half] = named.exec(title) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "pm" ? 720 : 0);
};

/** What the minutes between a step and the next are spent on; none after the last. */
export const spansAfter = ({ steps, drive }: Pick<Example, "steps" | "drive">, step: number) => {
  const [time = 0, next] = steps.slice(step).map(({ title }) => minutesOf(title));
  if (next === undefined) return [];
  const minutes = next - time;
  if (drive?.step !== step) return [{ after: 0, minutes, what: "" }];
  return [
    { after: 0, minutes: drive.minutes, what: drive.what },
    { after: drive.minutes, minutes: minutes - drive.minutes, what: drive.rest },
  ];
};

/** How much of the width the steps take; what works afterward goes on to the edge. */
const DAY = 0.9;

/** From one lane to the next, and from the last one to the time's line. */
const LANE = 12;
const CLEAR = 56;

/**
 * The steps of a day at true distances, a line from each to its words, which stand in columns of equal
 * width, the minutes from one to the next, and above them what works from which step on. Not on a phone.
 */
export function ClockLine({ steps, drive, lanes }: Pick<Example, "steps" | "drive" | "lanes">) {
  const times = steps.map(({ title }) => minutesOf(title));
  const [start = 0] = times;
  const end = times.at(-1) ?? start;
  const at = (time: number) => percent((time - start) * DAY, end - start);
  const axis = lanes ? 24 + lanes.rows.length * LANE + CLEAR : 40;
  return (
    <div className="ml-2 max-md:hidden">
      <Chart height={axis + 48}>
        {lanes && (
          <>
            <text y="12" className="unit">
              {lanes.legend}
            </text>
            {lanes.rows.map(({ name, from }, lane) => {
              const y = 32 + lane * LANE;
              const works = at(times[from] ?? end);
              return (
                <g key={name}>
                  <line x2={works} y1={y} y2={y} className="faint" />
                  <line x1={works} x2="100%" y1={y} y2={y} strokeWidth="6" />
                </g>
              );
            })}
          </>
        )}
        <line x2={at(end)} y1={axis} y2={axis} />
        {drive && (
          <line
            x1={at(times[drive.step] ?? start)}
            x2={at((times[drive.step] ?? start) + drive.minutes)}
            y1={axis}
            y2={axis}
            strokeWidth="9"
          />
        )}
        {steps.map(({ title }, step) => {
          const time = times[step] ?? start;
          const spans = spansAfter({ steps, drive }, step);
          const words = percent(step, steps.length);
          const turn = axis + 24;
          return (
            <g key={title}>
              <line x1={at(time)} x2={at(time)} y1={axis} y2={turn} className="thin" />
              <line x1={at(time)} x2={words} y1={turn} y2={turn} className="thin" />
              <line x1={words} x2={words} y1={turn} y2={axis + 48} className="thin" />
              <Place x={at(time)} y={axis}>
                <path d="M-7-7H7V7H-7z" className={spans.length === 0 ? "solid" : "paper"} />
              </Place>
              {spans.map(({ after, minutes, what }) => (
                <text
                  key={after}
                  x={at(time + after + minutes / 2)}
                  y={axis - 16}
                  textAnchor="middle"
                  className="unit"
                >
                  {minutes} min{what}
                </text>
              ))}
            </g>
          );
        })}
      </Chart>
    </div>
  );
}
