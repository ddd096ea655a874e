import { Chart, Place, percent } from "./chart";

interface Props {
  /** Who presses. */
  from: string;
  /** Who gets the alert. */
  to: readonly string[];
  /** The floor they come up to, where they are not on the same one. */
  floor?: string;
}

const TOP = 28;
const FOOT = 100;
const square = <path d="M-6-6H6V6H-6z" className="solid" />;

const Press = ({ y, name }: { y: number; name: string }) => (
  <>
    <text y={y - 12}>{name}</text>
    <Place x="6" y={y}>
      <path d="M-6-6H6V6H-6z" className="paper" />
    </Place>
  </>
);

const Receiver = ({ x, y, name }: { x: string; y: number; name: string }) => (
  <Place x={x} y={y}>
    {square}
    <text x="6" y="-12" textAnchor="end">
      {name}
    </text>
  </Place>
);

/** To everybody at once, on one floor. */
const Fork = ({ from, to }: Props) => {
  const middle = (TOP + FOOT) / 2;
  const rows = to.map((_, at) => TOP + ((FOOT - TOP) * at) / (to.length - 1));
  return (
    <>
      <Press y={middle} name={from} />
      <line x1="12" x2="36%" y1={middle} y2={middle} />
      <line x1="36%" x2="36%" y1={TOP} y2={FOOT} />
      {rows.map((y, at) => (
        <g key={y}>
          <line x1="36%" x2="98%" y1={y} y2={y} />
          <Receiver x="98%" y={y} name={to[at] ?? ""} />
        </g>
      ))}
    </>
  );
};

/** Down through a building. */
const Riser = ({ from, to, floor }: Props) => (
  <>
    <Press y={TOP} name={from} />
    <Place x="20%" y={TOP}>
      <text x="14" y="20">
        {floor}
      </text>
    </Place>
    <line x1="12" x2="20%" y1={TOP} y2={TOP} />
    <line x1="20%" x2="20%" y1={TOP} y2={FOOT} />
    <line x1="20%" x2="98%" y1={FOOT} y2={FOOT} />
    {to.map((name, at) => (
      <Receiver key={name} x={percent(98 - 32 * (to.length - 1 - at), 100)} y={FOOT} name={name} />
    ))}
  </>
);

/** One press as a one-line plan: from the person who presses to those who come. */
export const AlertLine = (props: Props) => (
  <Chart height={120}>{props.floor ? <Riser {...props} /> : <Fork {...props} />}</Chart>
);
