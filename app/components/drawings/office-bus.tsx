import { Chart, Place, percent } from "./chart";

interface Props {
  /** Over the dimension line. */
  distance: string;
  /** Clients on the bus, spread along it. */
  clients: number;
}

const BUS = 104;

/** Two offices on one bus, under the dimension between them; every square on a branch is a client. No map. */
export const OfficeBus = ({ distance, clients }: Props) => (
  <Chart height={176}>
    <line x1="25%" x2="75%" y1="28" y2="28" className="thin" />
    {["25%", "75%"].map((x) => (
      <Place key={x} x={x}>
        <path d="M0 12v32M-5 33l10-10" className="thin" />
        <path d={`M0 ${BUS}v72`} className="wall" />
        <path d={`M-12 ${BUS - 12}h24v24h-24z`} className="solid" />
      </Place>
    ))}
    <text x="50%" y="18" textAnchor="middle" className="label">
      {distance}
    </text>
    <line x2="100%" y1={BUS} y2={BUS} strokeWidth="6" />
    {Array.from({ length: clients }, (_, client) => percent(client + 0.5, clients)).map((x, at) => (
      <Place key={x} x={x} y={BUS}>
        <path d={at % 2 ? "M0 0v40" : "M0 0v-28"} className="thin" />
        <path d={at % 2 ? "M-5 40h10v10h-10z" : "M-5-38h10v10h-10z"} className="paper" />
      </Place>
    ))}
  </Chart>
);
