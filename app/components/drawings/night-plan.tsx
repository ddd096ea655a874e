import { Chart, Place, percent } from "./chart";

interface Props {
  nights: number;
  /** Gigabytes that a whole night carries; a bar is as long as its share of one. */
  perNight: number;
  groups: readonly { name: string; gigabytes: number; first: number }[];
}

const ROW = 76;
const HEAD = 28;

/** A move night by night: each bar is the data of one group, each thin line a team at work in the cloud. */
export const NightPlan = ({ nights, perNight, groups }: Props) => {
  const foot = HEAD + groups.length * ROW;
  return (
    <Chart height={foot + 2}>
      <line x2="100%" y1={foot} y2={foot} />
      {Array.from({ length: nights }, (_, night) => night).map((night) => (
        <Place key={night} x={percent(night, nights)}>
          <path d={`M0 2v${foot - 2}`} className="faint" />
          <text x="4" y="14">
            {night === 0 ? "Night 1" : night + 1}
          </text>
        </Place>
      ))}
      {groups.map(({ name, gigabytes, first }, group) => {
        const y = HEAD + group * ROW;
        const start = percent(first - 1, nights);
        const length = gigabytes / perNight;
        const done = percent(first - 1 + Math.ceil(length), nights);
        const last = first === nights;
        return (
          <g key={name}>
            <text
              x={last ? "100%" : start}
              dx={last ? 0 : 8}
              y={y + 20}
              textAnchor={last ? "end" : "start"}
              className="over"
            >
              {name}, {gigabytes} GB
            </text>
            <rect
              x={start}
              y={y + 32}
              width={percent(length, nights)}
              height="24"
              className="solid"
            />
            {!last && (
              <>
                <line x1={done} x2="99%" y1={y + 44} y2={y + 44} />
                <Place x={done} y={y + 44}>
                  <rect x="-5" y="-5" width="10" height="10" className="paper" />
                </Place>
                <rect x="100%" y={y + 37} width="14" height="14" className="solid terminal" />
              </>
            )}
          </g>
        );
      })}
    </Chart>
  );
};
