import { Drawing } from "./drawing";

/** Where each part's number stands, in the order of the list beside it. */
const keys = [
  [252, 168],
  [362, 162],
  [132, 240],
  [132, 156],
  [264, 36],
  [444, 204],
  [384, 240],
] as const;

const pins = Array.from({ length: 7 }, (_, at) => 222 + at * 10);

/** A laptop with its cover off, in plan view; the numbers are explained beside it. */
export const MachinePlan = ({ label }: { label: string }) => (
  <Drawing viewBox="46 20 436 294" className="w-full" label={label}>
    {/* Display, hinges, case */}
    <path d="M60 24h408v24H60z" className="area" />
    <path d="M96 48v24M120 48v24M408 48v24M432 48v24" className="thin" />
    <path d="M60 72h396l24 24v192l-24 24H72l-24-24V84z" className="wall" />

    {/* Board */}
    <path d="M72 96h360l24 24v144H336l-24 24H72z" className="paper" />

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
    <path d="M316 120h92v84h-92zM356 120v84M368 120v84" className="area" />
    <path d="M316 136h40M316 188h40M368 136h40M368 188h40" className="thin" />

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
