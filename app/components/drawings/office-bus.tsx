import { Chart, Place } from "./chart";

const BUS = 52;

/** Two offices on one bus; each drop ends in the plate below it. No map. */
export const OfficeBus = ({ distance }: { distance: string }) => (
  <Chart height={88}>
    <text x="50%" y="32" textAnchor="middle" className="label">
      {distance}
    </text>
    <line x1="25%" x2="75%" y1={BUS} y2={BUS} strokeWidth="6" />
    {["25%", "75%"].map((x) => (
      <Place key={x} x={x}>
        <path d={`M0 ${BUS}v36`} className="wall" />
        <path d={`M-12 ${BUS - 12}h24v24h-24z`} className="solid" />
      </Place>
    ))}
  </Chart>
);
