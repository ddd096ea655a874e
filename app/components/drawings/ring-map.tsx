import type { LocationPage, Neighbor } from "~/content/locations";
import { milesFrom, pointsOf } from "~/lib/geography";

/** A ring as an octagon with its sides this far from the middle. */
const octagon = (side: number) => {
  const half = Math.round(side * 0.4142);
  const cut = side - half;
  return `M${-half} ${-side}h${2 * half}l${cut} ${cut}v${2 * half}l${-cut} ${cut}h${-2 * half}l${-cut} ${-cut}v${-2 * half}z`;
};

/** Two looks at one plan: the whole ring with the run, or the nearest ten miles without it. */
const views = {
  far: { box: "-300 -290 600 580", scale: 5.28, rings: [25, 50] },
  near: { box: "-300 -225 600 450", scale: 20, rings: [10] },
} as const;

const anchors = {
  left: { x: -14, y: 6, anchor: "end" },
  right: { x: 14, y: 6, anchor: "start" },
  above: { x: 0, y: -14, anchor: "middle" },
  below: { x: 0, y: 26, anchor: "middle" },
} as const;

interface Props {
  location: LocationPage;
  view: keyof typeof views;
}

/** The office, its ring and its neighbors, at their true bearings and distances. */
export function RingMap({ location, view }: Props) {
  const { city, heroImage: plan, serviceArea } = location;
  const { box, scale, rings } = views[view];
  const at = (miles: number) => Math.round(miles * scale * 10) / 10;
  const path = (line: string) =>
    pointsOf(line)
      .map(([east, north], index) => `${index ? "L" : "M"}${at(east)} ${at(-north)}`)
      .join("");
  const paths = (lines: readonly string[] = [], end = "") => lines.map(path).join(end) + end;
  const named = plan.neighbors.flatMap((place) => {
    const label = place[view];
    return label ? [{ place, label }] : [];
  });
  const node = (place: Neighbor) => {
    const [east, north] = milesFrom(serviceArea, place);
    return { x: at(east), y: at(-north) };
  };
  const edge = rings[rings.length - 1] ?? 0;
  const last = pointsOf(plan.run).at(-1) ?? [0, 0];
  return (
    <svg
      viewBox={box}
      className="drawing w-full max-w-[40rem]"
      role="img"
      aria-label={`Map of the ${edge} miles around ${city}: ${named.map(({ place }) => place.name).join(", ")}`}
    >
      {view === "far" && <path d={octagon(at(edge))} className="paper" stroke="none" />}
      <path d={paths(plan.water, "z")} className="area thin" />
      <path d={paths(plan.islands, "z")} className="paper thin" />
      <path d={paths(plan.rivers)} className="bank" />
      <path d={paths(plan.rivers)} className="stream" />
      {rings.map((miles) => (
        <path
          key={miles}
          d={octagon(at(miles))}
          className={miles === edge && view === "far" ? undefined : "faint"}
        />
      ))}
      <path d={paths(plan.roads)} className="thin" />
      {view === "far" && <path d={path(plan.run)} className="run" pathLength="1" />}
      {named.map(({ place, label }) => {
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
              className="place"
            >
              {place.name}
            </text>
          </g>
        );
      })}
      {view === "far" && (
        <path d={`M${at(last[0]) - 8} ${at(-last[1]) - 8}h16v16h-16z`} className="end" />
      )}
      <path d="M-10 -10h20v20h-20z" className="paper" />
      <path d="M-5 -5h10v10h-10z" className="solid" />
      <text x="-18" y="7" textAnchor="end" className="place home">
        {city.toUpperCase()}
      </text>
      {rings.map((miles) => (
        <text key={miles} x={-at(miles)} y={-at(miles) / 8} textAnchor="middle" className="place">
          {miles}
        </text>
      ))}
    </svg>
  );
}
