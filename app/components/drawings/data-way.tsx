import { Drawing } from "./drawing";
import { boxes } from "./strokes";

const places = [
  { y: 8, name: "Your form" },
  { y: 112, name: "Our database" },
  { y: 216, name: "Form service" },
] as const;

/** What goes a way, or what a place is, from its left end. */
const notes = [
  ["Most forms", 88, 90],
  ["Not the newsletter", 88, 194],
  ["Kept until", 150, 132],
  ["you ask", 150, 152],
  ["Procurement", 282, 126],
  ["and support", 282, 146],
  ["An outside company", 8, 292],
] as const;

/** Where what a visitor sends goes: from most forms into our database and on to the form service, from two straight to the service. */
export const DataWay = () => (
  <Drawing
    viewBox="7 7 386 292"
    label="From most forms to our database, and from there to the form service, an outside company. The newsletter ends in our database. Procurement and support go from the form to the form service."
    className="w-full max-w-[26rem] print:max-w-60"
  >
    <path d="M72 56v56M72 160v56M136 32h134v208H136" />
    {places.map(({ y, name }, at) => (
      <g key={name}>
        <path
          d={`M8 ${y}h128v48H8z`}
          className={at === 1 ? "area" : "paper"}
          strokeDasharray={at === 2 ? "6 4" : undefined}
        />
        <text x="72" y={y + 30} textAnchor="middle" className="label">
          {name}
        </text>
      </g>
    ))}
    {notes.map(([note, x, y]) => (
      <text key={note} x={x} y={y} className="label fill-muted">
        {note}
      </text>
    ))}
    <path
      d={boxes(10, 10, [
        [67, 51],
        [67, 107],
        [67, 155],
        [67, 211],
        [131, 27],
        [131, 235],
      ])}
      className="solid"
    />
  </Drawing>
);
