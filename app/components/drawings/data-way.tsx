import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** What each place is called, and what it is. */
const places = [
  { y: 8, height: 56, names: ["Your form"] },
  { y: 152, height: 84, names: ["Our database", "Kept until you ask"] },
  { y: 324, height: 84, names: ["Form service", "An outside company"] },
] as const;

/** What goes a way, beside it or over it. */
const notes = [
  ["Most forms", 56, 114],
  ["All but the newsletter", 56, 286],
  ["Record", 246, 178],
  ["Procurement", 346, 110],
  ["and support", 346, 134],
] as const;

const word = "label text-[19px]";

/** Where what a visitor sends goes: from most forms into our database and on to the form service; from two straight to the service, with a record in the database. */
export const DataWay = () => (
  <Drawing
    viewBox="7 7 464 402"
    label="From most forms to our database, and from there to the form service, an outside company. The newsletter ends in our database. Procurement and support go from the form to the form service, and leave a delivery record in our database."
    className="w-full lg:row-span-2"
  >
    <path d="M40 64v88M40 236v88M220 36h110v330H220M330 194H220" />
    {places.map(({ y, height, names }, at) => (
      <g key={y}>
        <path
          d={`M8 ${y}h212v${height}H8z`}
          className={at === 1 ? "area" : "paper"}
          strokeDasharray={at === 2 ? "6 4" : undefined}
        />
        {names.map((name, line) => (
          <text
            key={name}
            x="20"
            y={y + 35 + 28 * line}
            className={line ? `${word} fill-muted` : word}
          >
            {name}
          </text>
        ))}
      </g>
    ))}
    {notes.map(([note, x, y]) => (
      <text key={note} x={x} y={y} className={`${word} fill-muted`}>
        {note}
      </text>
    ))}
    <path
      d={`M30 141h20l-10 10zM30 313h20l-10 10zM231 184v20l-10-10zM231 356v20l-10-10z${boxes(
        10,
        10,
        [
          [35, 59],
          [35, 231],
          [215, 31],
          [325, 189],
        ],
      )}`}
      className="solid"
    />
  </Drawing>
);
