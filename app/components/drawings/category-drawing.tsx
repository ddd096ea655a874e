import clsx from "clsx";
import type { Category } from "~/content/article-facts";
import { type Plan, plans } from "./category-plans";
import { Drawing } from "./drawing";
import { laptopWay } from "./laptop-way";
import { oldEquipment } from "./old-equipment";
import { phoneLine } from "./phone-line";
import { yearsPlan } from "./years-plan";

/** Articles with a plan of their own, by the names of their files. */
const ownPlans: Readonly<Record<string, Plan | undefined>> = {
  "cybersecurity-remote-teams": laptopWay,
  "future-of-voip-small-businesses": phoneLine,
  "it-consulting-business-transformation": yearsPlan,
  "optimizing-it-infrastructure": oldEquipment,
};

interface Props {
  category: Category | "Procurement";
  /** The article it stands over, which may have a drawing of its own. */
  article?: string;
  /** Draws its line heavy and names its parts; once a page. */
  run?: boolean;
  /** Names its parts where it is drawn small, or wide from 1024 px. */
  named?: "small" | "wide";
}

/** The sides of the nodes that it begins and ends in, where it is the page's run, and where it is not. */
const nodes = { end: 12, solid: 8 } as const;

export function CategoryDrawing({ category, article = "", run = false, named }: Props) {
  const {
    plan,
    height = 132,
    start,
    run: line,
    end,
    names: parts = [],
    small = parts,
  } = ownPlans[article] ?? plans[category];
  const ends = start && end ? [start, end] : [];
  const look = run ? "end" : "solid";
  const side = nodes[look];
  return (
    <Drawing viewBox={`10 6 172 ${height}`} className="w-full">
      {plan}
      {line && <path d={`M${start}${line}`} className={run ? "run" : undefined} />}
      {ends.map(([x, y]) => (
        <rect
          key={`${x}-${y}`}
          x={x - side / 2}
          y={y - side / 2}
          width={side}
          height={side}
          className={look}
        />
      ))}
      {(run || named) &&
        (named ? small : parts).map(([name, x, y]) => (
          <text
            key={`${x}-${y}`}
            x={x}
            y={y}
            textAnchor="middle"
            className={clsx(
              "tracking-normal",
              named ? "text-[11px]" : "text-[7px] max-sm:text-[8px]",
              named === "wide" && "lg:text-[7px]",
            )}
          >
            {name}
          </text>
        ))}
    </Drawing>
  );
}
