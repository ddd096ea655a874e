import { Drawing } from "./drawing";

const seats = [
  [306, 240],
  [360, 240],
  [414, 240],
  [306, 336],
  [414, 336],
] as const;

const desks = [
  [96, 408],
  [168, 408],
  [96, 456],
  [168, 456],
  [576, 408],
  [648, 408],
  [576, 456],
  [648, 456],
] as const;

const desk = ([x, y]: readonly [number, number]) => (
  <path key={`${x}-${y}`} d={`M${x} ${y}h48v24h-48zM${x + 12} ${y + 6}h24`} />
);

/**
 * Two suites in plan view, with the wall between them taken down: a table for five stands where it
 * was. The amber run ties the bus of one to the bus of the other and leads out to the callout.
 */
export const JoinedSuites = () => (
  <Drawing viewBox="24 48 720 552" className="w-full">
    <g className="area" stroke="none">
      <path d="M72 72h168v144H72zM552 72h216v144H552z" />
    </g>

    {/* Walls, and the part of the party wall that is gone */}
    <path
      d="M768 72H72v108M72 204v324h696M396 72v120M396 384v144M72 216h60M180 216h60M552 216h60M660 216h108M240 72v48M240 168v48M552 72v48M552 168v48M72 372h60M180 372h108M504 372h108M660 372h108"
      className="wall"
    />
    <path d="M396 192v192" className="faint" strokeDasharray="4 6" />
    <path
      d="M132 216v48M660 216v48M132 372v-48M660 372v-48M240 120h48M552 120h-48"
      className="faint"
    />

    <g className="faint">{desks.map(desk)}</g>
    <g className="faint">
      <path d="M312 96h60v48h-60zM420 96h60v48h-60z" />
      <path d="M288 456h72v48h-72zM432 456h72v48h-72zM288 480h72M432 480h72" />
    </g>

    {/* The table for five */}
    <path d="M276 276h240v48H276z" className="area" />
    {seats.map(([x, y]) => (
      <rect key={`${x}-${y}`} x={x} y={y} width="24" height="24" className="paper" />
    ))}

    {/* Two racks, two buses */}
    <path d="M132 84h60v84h-60zM600 84h60v84h-60z" className="paper" />
    <path
      d="M132 105h60M132 126h60M132 147h60M600 105h60M600 126h60M600 147h60M142 95h10M142 116h10M142 137h10M142 158h10M610 95h10M610 116h10M610 137h10M610 158h10"
      className="thin"
    />
    <path d="M108 96v96M684 96v96" strokeWidth="6" />
    <path d="M108 105h24M108 147h24M684 105h-24M684 147h-24" className="thin" />

    {/* Branches to the desks */}
    <path
      d="M192 105h24l12 12v291l-12 12M228 408v48l-12 12M600 105h-24l-12 12v291l12 12M564 408v48l12 12"
      className="thin"
    />
    <path d="M222 294h12v12h-12zM558 294h12v12h-12z" className="paper thin" />
    <path d="M212 416h8v8h-8zM212 464h8v8h-8zM572 416h8v8h-8zM572 464h8v8h-8z" className="solid" />

    {/* The one amber run: from bus to bus through the doors of both rooms, and out to the next step */}
    <path d="M684 192H660l-36 36H180l-36-36H48v336l57 57v15" className="run" />
    <rect x="674" y="182" width="20" height="20" className="end" />
  </Drawing>
);
