import { Drawing } from "./drawing";
import { boxes } from "./strokes";

const stops = [
  { y: 8, name: "Your form", notes: ["What you typed,", "and from which page"] },
  { y: 96, name: "Our database", notes: ["Kept until you ask.", "Newsletter ends here"] },
  { y: 184, name: "Form service", notes: ["An outside company,", "for all other forms"] },
] as const;

/** Where what a visitor sends goes: from the form into our database, and from there to the form service. */
export const DataWay = () => (
  <Drawing
    viewBox="7 7 321 226"
    label="From your form to our database, where the newsletter ends, and from there to the form service, an outside company."
    className="w-full max-w-[28rem] print:max-w-60"
  >
    <path d="M72 56v40M72 144v40" />
    {stops.map(({ y, name, notes }, at) => (
      <g key={name}>
        <path
          d={`M8 ${y}h128v48H8z`}
          className={at === 1 ? "area" : "paper"}
          strokeDasharray={at === 2 ? "6 4" : undefined}
        />
        <text x="72" y={y + 30} textAnchor="middle" className="label">
          {name}
        </text>
        {notes.map((note, line) => (
          <text key={note} x="152" y={y + 20 + 20 * line} className="label fill-muted">
            {note}
          </text>
        ))}
      </g>
    ))}
    <path
      d={boxes(10, 10, [
        [67, 51],
        [67, 91],
        [67, 139],
        [67, 179],
      ])}
      className="solid"
    />
  </Drawing>
);
