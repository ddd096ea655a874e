import { Chart, Place, percent } from "./chart";

interface Props {
  nights: number;
  /** Gigabytes that a whole night carries; a bar is as long as its share of one. */
  perNight: number;
  groups: readonly { name: string; gigabytes: number; first: number }[];
}

const ROW = 76;
const HEAD = 38;

/** The upper edge of a group's track. */
const track = (group: number) => HEAD + group * ROW + 26;

/** A move night by night: each bar in its track is the data of one group, each thin line a team at work in the cloud. */
export const NightPlan = ({ nights, perNight, groups }: Props) => {
  return (
    <Chart height={track(groups.length - 1) + 38}>
      {Array.from({ length: nights }, (_, night) => night).map((night) => (
        <Place key={night} x={percent(night, nights)} width={percent(1, nights)}>
          <text x="50%" y="12" textAnchor="middle">
            {night === 0 && "Night "}
            {night + 1}
          </text>
          <path d={groups.map((_, at) => `M0 ${track(at)}v36`).join("")} className="faint" />
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
            <rect y={track(group)} width="100%" height="36" className="faint" />
            <text x={last ? "100%" : start} y={y + 16} textAnchor={last ? "end" : "start"}>
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
                <line x1={done} x2="100%" y1={y + 44} y2={y + 44} />
                <Place x={done} y={y + 44}>
                  <rect x="-5" y="-5" width="10" height="10" className="paper" />
                </Place>
                {group === 0 && (
                  <Place x="100%" y={y + 44}>
                    <path d="M-156-9H-.5V9H-156z" className="paper" stroke="none" />
                    <text x="-8" y="5" textAnchor="end">
                      works from the cloud
                    </text>
                  </Place>
                )}
              </>
            )}
          </g>
        );
      })}
    </Chart>
  );
};
