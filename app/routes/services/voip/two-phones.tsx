import { Chart, percent } from "~/components/drawings/chart";

const DAYS = 30;

interface Props {
  old: { name: string; text: string };
  next: { name: string; text: string };
  trial: number;
  move: number;
}

/** Which phones ring on which day: the old ones until the numbers move, the new ones from the trial on. */
export const TwoPhones = ({ old, next, trial, move }: Props) => {
  const tried = percent(trial - 1, DAYS);
  const moved = percent(move - 1, DAYS);
  return (
    <Chart height={168}>
      <text y="14">{old.name}</text>
      {/* From the right, and under the bar, so that a dash is at both of its ends */}
      <line x1="100%" y1="40" y2="40" strokeDasharray="6 6" />
      <rect y="24" width={moved} height="32" className="solid" />
      <text x={moved} dx="-10" y="45" textAnchor="end" className="fill-white">
        {old.text}
      </text>
      <text x={tried} y="86">
        {next.name}
      </text>
      <text x={tried} y="146">
        {next.text}
      </text>
      <rect
        x={tried}
        y="95"
        width={percent(move - trial, DAYS)}
        height="30"
        className="area"
        strokeDasharray="6 6"
      />
      <rect x={moved} y="94" width={percent(DAYS + 1 - move, DAYS)} height="32" className="solid" />
    </Chart>
  );
};
