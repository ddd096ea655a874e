import type { Category } from "~/content/article-facts";
import { plans } from "./category-plans";
import { Drawing } from "./drawing";
import { PlanNames } from "./plan-names";

interface Props {
  category: Category | "Procurement";
  /** Draws its line heavy and names its parts; once a page. */
  run?: boolean;
  /** Names its parts in a list, where every plan has the same height. */
  named?: boolean;
}

/** The sides of the nodes that it begins and ends in, where it is the page's run, and where it is not. */
const nodes = { end: 12, solid: 8 } as const;

export function CategoryDrawing({ category, run = false, named = false }: Props) {
  const { plan, height = 132, start, run: line, end, names } = plans[category];
  const ends = start && end ? [start, end] : [];
  const look = run ? "end" : "solid";
  const side = nodes[look];
  const box = named ? `10 ${6 - (132 - height) / 2} 172 132` : `10 6 172 ${height}`;
  return (
    <Drawing viewBox={box} className="w-full">
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
      {(run || named) && <PlanNames names={names} small={named} />}
    </Drawing>
  );
}
