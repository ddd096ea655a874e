import { Drawing } from "./drawing";
import { boxes } from "./strokes";

const places = [
  { y: 8, name: "Your form" },
  { y: 112, name: "Our database" },
  { y: 216, name: "Form service" },
] as const;

/** What goes a way, or what a place is, from its left end. */
const notes = [
  ["Most forms", 99, 90],
  ["Not the newsletter", 99, 197],
  ["Record", 176, 116],
  ["Kept until", 172, 146],
  ["you ask", 172, 169],
  ["Procurement", 302, 126],
  ["and support", 302, 149],
  ["An outside company", 8, 290],
] as const;

const word = "label text-[20px]";

/** Where what a visitor sends goes: from most forms into our database and on to the form service; from two straight to the service, with a record in the database. */
export const DataWay = () => (
  <Drawing
    viewBox="7 7 420 292"
    label="From most forms to our database, and from there to the form service, an outside company. The newsletter ends in our database. Procurement and support go from the form to the form service, and leave a delivery record in our database."
    className="w-full max-w-[24rem] print:max-w-60"
  >
    <path d="M83 56v56M83 160v56M158 32h132v208H158" />
    <path d="M290 124H158" className="thin" />
    {places.map(({ y, name }, at) => (
      <g key={name}>
        <path
          d={`M8 ${y}h150v48H8z`}
          className={at === 1 ? "area" : "paper"}
          strokeDasharray={at === 2 ? "6 4" : undefined}
        />
        <text x="83" y={y + 31} textAnchor="middle" className={word}>
          {name}
        </text>
      </g>
    ))}
    {notes.map(([note, x, y]) => (
      <text key={note} x={x} y={y} className={`${word} fill-muted`}>
        {note}
      </text>
    ))}
    <path
      d={boxes(10, 10, [
        [78, 51],
        [78, 107],
        [78, 155],
        [78, 211],
        [153, 27],
        [153, 119],
        [153, 235],
        [285, 119],
      ])}
      className="solid"
    />
  </Drawing>
);
