import type { Category } from "~/content/article-facts";
import { type Plan, plans } from "./category-plans";
import { Drawing } from "./drawing";
import { laptopWay } from "./laptop-way";

/** Articles with a plan of their own, by the names of their files. */
const ownPlans: Readonly<Record<string, Plan | undefined>> = {
  "cybersecurity-remote-teams": laptopWay,
};

interface Props {
  category: Category | "Procurement";
  /** The article it stands over, which may have a drawing of its own. */
  article?: string;
  /** Other names for its rooms. */
  rooms?: Readonly<Record<string, string>>;
  /** Draws the line in amber and names the rooms; once a page. */
  run?: boolean;
}

/** The sides of the nodes that it begins and ends in, where it is the page's run, and where it is not. */
const nodes = { end: 12, solid: 8 } as const;

export function CategoryDrawing({ category, article = "", rooms = {}, run = false }: Props) {
  const { plan, start, run: line, end, rooms: places = [] } = ownPlans[article] ?? plans[category];
  const look = run ? "end" : "solid";
  const side = nodes[look];
  return (
    <Drawing viewBox="6 6 180 132" className="w-full">
      {plan}
      <path d={`M${start}${line}`} className={run ? "run" : undefined} />
      {[start, end].map(([x, y]) => (
        <rect
          key={`${x}-${y}`}
          x={x - side / 2}
          y={y - side / 2}
          width={side}
          height={side}
          className={look}
        />
      ))}
      {run &&
        places.map(([name, x, y]) => (
          <text key={name} x={x} y={y} textAnchor="middle" className="text-[7px] tracking-normal">
            {rooms[name] ?? name}
          </text>
        ))}
    </Drawing>
  );
}
