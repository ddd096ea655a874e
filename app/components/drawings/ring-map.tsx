import { serviceRadius } from "~/config/facts";
import type { LocationPage } from "~/content/locations";
import type { Neighbor } from "~/content/locations/shape";
import { distanceOf, milesFrom, pointsOf, roundedDistance, snapToLine } from "~/lib/geography";
import { Drawing } from "./drawing";

/** A ring as an octagon with its sides this far from the middle. */
const octagon = (side: number) => {
  const half = Math.round(side * 0.4142);
  const cut = side - half;
  return `M${-half} ${-side}h${2 * half}l${cut} ${cut}v${2 * half}l${-cut} ${cut}h${-2 * half}l${-cut} ${-cut}v${-2 * half}z`;
};

/** The size of the drawing, from its middle, and its units a mile. */
const box = "-267 -266 534 564";
const scale = 264 / serviceRadius.value;

/** The rings, and where the name of each stands: over its top, and inside its left. */
const rings = [
  {
    miles: serviceRadius.value / 2,
    name: (side: number) => ({ x: -6, y: -side - 6, textAnchor: "end" }) as const,
  },
  {
    miles: serviceRadius.value,
    name: (side: number) => ({ x: 8 - side, y: -side / 4, textAnchor: "start" }) as const,
  },
];

/** Where the page's run leaves the ring: 219 left of the office, 154 down, on the side that falls at 45 degrees. */
const exit = "M0 0h-65l-154 154";

/** A town no further than this from a road stands on it, miles. */
const BESIDE = 1;

const anchors = {
  left: { x: -14, y: 6, anchor: "end" },
  right: { x: 14, y: 6, anchor: "start" },
  above: { x: 0, y: -14, anchor: "middle" },
  below: { x: 0, y: 26, anchor: "middle" },
} as const;

/** The office, its ring and its neighbors, at their true bearings and distances. */
export function RingMap({ location }: { location: LocationPage }) {
  const { city, map: plan, serviceArea } = location;
  const at = (miles: number) => Math.round(miles * scale * 10) / 10;
  const path = (line: string) =>
    pointsOf(line)
      .map(([east, north], index) => `${index ? "L" : "M"}${at(east)} ${at(-north)}`)
      .join("");
  const paths = (lines: readonly string[] = [], end = "") =>
    lines.map((line) => path(line) + end).join("");
  const node = (place: Neighbor) => {
    const lines = [...plan.interstates, ...plan.roads];
    const [east, north] = snapToLine(milesFrom(serviceArea, place), lines, BESIDE);
    return { x: at(east), y: at(-north) };
  };
  const { unit } = serviceArea.radius;
  const edge = serviceRadius.value;
  const office = { nudge: [0, 0], ...anchors[plan.office.side], ...plan.office };
  const last = pointsOf(plan.run).at(-1) ?? [0, 0];
  /** Where the bar that is half as long as the ring is wide begins. */
  const barStart = 266 - at(edge / 2);
  return (
    <Drawing
      viewBox={box}
      className="w-full"
      label={`Map of the ${roundedDistance(edge, unit).value} ${unit} around ${city}: ${plan.neighbors.map(({ name }) => name).join(", ")}. A heavy line is the drive in the example.`}
    >
      <path d={octagon(at(edge))} className="paper" stroke="none" />
      <path d={paths(plan.water, "z")} className="area thin" />
      <g className="max-sm:hidden">
        <path d={paths(plan.rivers)} className="bank" />
        <path d={paths(plan.rivers)} className="stream" />
      </g>
      {rings.map(({ miles, name }) => (
        <g key={miles}>
          <path
            d={octagon(at(miles))}
            className={miles < serviceRadius.value ? "faint" : undefined}
          />
          <text {...name(at(miles))} className="place">
            {roundedDistance(miles, unit).value} {serviceArea.radius.symbol}
          </text>
        </g>
      ))}
      <path d={paths(plan.roads)} className="thin" />
      <path d={paths(plan.interstates)} />
      <path d={path(plan.run)} strokeWidth="9" />
      <text x={at(plan.drive.at[0])} y={6 - at(plan.drive.at[1])} className="place max-sm:hidden">
        {plan.drive.text}
      </text>
      <path d={`M${barStart} 286H266M${barStart} 280v12M266 280v12`} className="thin" />
      <text x={barStart - 8} y="290" textAnchor="end" className="place key">
        {roundedDistance(edge / 2, unit).value} {serviceArea.radius.symbol}
      </text>
      {/* Where the page's run begins. */}
      <path d={exit} className="run" />
      <path d="M-227 146h16v16h-16z" className="end" />
      {plan.neighbors.map((place) => {
        const { label } = place;
        const { x, y } = node(place);
        const { anchor, ...from } = anchors[label.side];
        const [right, down] = label.nudge ?? [0, 0];
        return (
          <g key={place.name}>
            <path d={`M${x - 4} ${y - 4}h8v8h-8z`} className="paper" />
            <text
              x={x + from.x + right}
              y={y + from.y + down}
              textAnchor={anchor}
              className={label.outside ? "place key" : "place"}
            >
              {place.name}
              {label.outside && (
                <tspan x={x + from.x + right} dy="1.2em">
                  {roundedDistance(distanceOf(milesFrom(serviceArea, place)), unit).value}{" "}
                  {serviceArea.radius.symbol}
                </tspan>
              )}
            </text>
          </g>
        );
      })}
      <path d={`M${at(last[0]) - 8} ${at(-last[1]) - 8}h16v16h-16z`} className="solid" />
      <path d="M-10 -10h20v20h-20z" className="end" />
      <path d="M-4 -4h8v8h-8z" className="office" />
      <text
        x={office.x + (office.nudge?.[0] ?? 0)}
        y={office.y + (office.nudge?.[1] ?? 0)}
        textAnchor={office.anchor}
        className="place fill-ink font-bold"
      >
        {city}
      </text>
    </Drawing>
  );
}
