import { Chart, Place, percent } from "./chart";

/** The time of a step's name: "7:10am: the alert". */
const named = /^(\d+):(\d\d)(am|pm)/;

const minutesOf = (title: string) => {
  const [, hour, minute, half] = named.exec(title) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "pm" ? 720 : 0);
};

/** From a node's place to its middle: the first one stands right of its place, the last one left of it. */
const toMiddle = (place: string) => ({ "0%": 8, "100%": -7 })[place] ?? 0;

/** From the middle of each node down to its text, which stands in one of as many equal columns. */
const Leaders = ({ places }: { places: string[] }) => (
  <div className="max-lg:hidden">
    <Chart height={32}>
      {places.map((place, step) => {
        const column = percent(step, places.length);
        const middle = toMiddle(place);
        if (place === column)
          return (
            <Place key={place} x={place}>
              <path d={`M${middle} 0v12H1v20`} className="thin" />
            </Place>
          );
        const half = `${(Number.parseFloat(place) + Number.parseFloat(column)) / 2}%`;
        return (
          <g key={place} className="thin">
            <Place x={place}>
              <path d={`M${middle} 0v12`} />
            </Place>
            <Place x={`${middle}`}>
              <line x1={place} x2={half} y1="12" y2="12" />
            </Place>
            <line x1={half} x2={column} y1="12" y2="12" />
            <Place x={column}>
              <path d="M1 12v20" />
            </Place>
          </g>
        );
      })}
    </Chart>
  </div>
);

/** The steps of a day to scale, each at its time, with the minutes from one to the next below the line. */
export function ClockLine({ titles }: { titles: readonly string[] }) {
  const times = titles.map(minutesOf);
  const [first = 0] = times;
  const end = times.at(-1) ?? first;
  const at = (time: number) => percent(time - first, end - first);
  return (
    <>
      <Chart height={64}>
        <line x2="100%" y1="30" y2="30" />
        {titles.map((title, step) => {
          const [time = first, next] = times.slice(step);
          const last = next === undefined;
          return (
            <g key={title}>
              {last ? (
                <>
                  <rect x="100%" y="23" width="14" height="14" className="solid terminal" />
                  <Place x="100%" y={30}>
                    <path d="M-7 7v27" className="thin max-lg:hidden" />
                  </Place>
                </>
              ) : (
                <Place x={at(time)} y={30}>
                  <path d={`M${step === 0 ? 8 : 0} 7v27`} className="thin max-lg:hidden" />
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
      <Leaders places={times.map(at)} />
    </>
  );
}
