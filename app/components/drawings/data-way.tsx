import { receiver } from "~/content/receiver";
import { Drawing } from "./drawing";
import { boxes } from "./strokes";

/** What each place is called, and what it is. */
const places = [
  { y: 8, height: 48, names: ["Your form"] },
  { y: 136, height: 68, names: ["Our database", "Kept until you ask"] },
  { y: 284, height: 68, names: receiver.place },
] as const;

/** What goes a way, beside it or over it; from here or up to here. */
const notes = [
  ["Most forms", 48, 102],
  ["All but the newsletter", 48, 250],
  ["Record", 216, 162],
  ["Procurement", 300, 88, "end"],
  ["and support", 300, 110, "end"],
] as const;

/** Where what a visitor sends goes: from most forms into our database and on to the form service; from two straight to the service, with a record in the database. */
export const DataWay = () => (
  <Drawing
    viewBox="7 7 312 346"
    label={`From most forms to our database, and from there to ${receiver.name}, ${receiver.place[1].toLowerCase()}. The newsletter ends in our database. Procurement and support go from the form to ${receiver.name}, and leave a delivery record in our database.`}
    className="w-full max-w-100"
  >
    <path d="M32 56v80M32 204v80M192 32h120v286H192M312 170H192" />
    {places.map(({ y, height, names }, at) => (
      <g key={y}>
        <path
          d={`M8 ${y}h184v${height}H8z`}
          className={at === 1 ? "area" : "paper"}
          strokeDasharray={at === 2 ? "6 4" : undefined}
        />
        {names.map((name, line) => (
          <text
            key={name}
            x="20"
            y={y + 29 + 24 * line}
            className={line ? "label fill-muted" : "label"}
          >
            {name}
          </text>
        ))}
      </g>
    ))}
    {notes.map(([note, x, y, anchor]) => (
      <text key={note} x={x} y={y} textAnchor={anchor} className="label fill-muted">
        {note}
      </text>
    ))}
    <path
      d={`M22 125h20l-10 10zM22 273h20l-10 10zM203 160v20l-10-10zM203 308v20l-10-10z${boxes(
        10,
        10,
        [
          [27, 51],
          [27, 199],
          [187, 27],
          [307, 165],
        ],
      )}`}
      className="solid"
    />
  </Drawing>
);
