import { Drawing } from "./drawing";

/** Where each part's number stands, in the order of the table on its page. */
const keys = [
  [252, 168],
  [336, 156],
  [132, 240],
  [132, 156],
  [264, 36],
  [444, 204],
  [384, 240],
] as const;

const pins = Array.from({ length: 7 }, (_, at) => 222 + at * 10);

/** A laptop with its cover off, in plan view; the numbers are the rows of a table beside it. */
export const MachinePlan = ({ label }: { label: string }) => (
  <Drawing viewBox="36 12 560 408" className="w-full" label={label}>
    {/* Display, hinges, case */}
    <path d="M60 24h408v24H60z" className="area" />
    <path d="M96 48v24M120 48v24M408 48v24M432 48v24" className="thin" />
    <path d="M60 72h396l24 24v288l-24 24H72l-24-24V84z" className="wall" />

    {/* Board */}
    <path d="M72 96h360l24 24v144H336l-24 24H72z" className="paper" />
    <path d="M84 108h6M84 276h6M426 108h6M300 276h6" className="thin" />

    {/* Battery and its cable */}
    <g className="faint">
      <path d="M96 312h96v72H96zM204 312h96v72h-96zM312 312h120v72H312zM96 324h96M204 324h96M312 324h120" />
      <path d="M252 312v-24" />
    </g>

    {/* Traces between the parts */}
    <g className="thin">
      <path d="M290 144h26M290 156h26M290 168h26M290 180h26M290 192h26" />
      <path d="M168 144h46M168 156h46M168 168h46" />
      <path d="M222 206v10l-12 12h-30M232 206v14l-14 14h-38M242 206v18l-16 16h-46" />
      <path d="M252 130V72M264 130V72M276 130V72" />
      <path d="M356 204v24M364 204v24" />
    </g>

    {/* 1 CPU */}
    <path d="M214 130h76v76h-76z" className="area" />
    <path d="M226 142h52v52h-52z" className="paper" />
    <g className="thin">
      {pins.map((x) => (
        <path key={x} d={`M${x} 124v6M${x} 206v6`} />
      ))}
    </g>

    {/* 2 RAM: two modules */}
    <path d="M316 120h40v84h-40zM368 120h40v84h-40z" className="area" />
    <path d="M368 132h40M368 148h40M368 164h40M368 180h40M376 120v84" className="thin" />
    <path d="M356 168h12" className="thin" />

    {/* 3 storage, 4 graphics */}
    <path d="M84 216h96v48H84z" className="area" />
    <path d="M92 224h20v32H92zM152 224h20v32h-20z" className="paper thin" />
    <path d="M96 120h72v72H96z" className="area" />
    <path d="M108 120v-6M120 120v-6M132 120v-6M144 120v-6M156 120v-6" className="thin" />

    {/* 5 display cable */}
    <path d="M240 48h48v24h-48z" className="paper" />

    {/* 6 network jack, 7 firmware */}
    <path d="M420 180h60v48h-60z" className="area" />
    <path d="M348 228h72v24h-72z" className="area" />

    {/* The outlet and the line to it: from here on it is our side */}
    <path d="M540 216h48v72h-48z" className="paper" />
    <path d="M480 204h24l48 48h12" className="wall" />
    <rect x="554" y="242" width="20" height="20" className="solid" />

    {keys.map(([x, y], at) => (
      <g key={`${x}-${y}`}>
        <rect x={x - 15} y={y - 15} width="30" height="30" className="paper" />
        <text x={x} y={y + 8} textAnchor="middle" className="key">
          {at + 1}
        </text>
      </g>
    ))}
  </Drawing>
);
