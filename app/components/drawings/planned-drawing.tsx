import clsx from "clsx";
import type { Category } from "~/content/article-facts";
import { type Plan, plans } from "./category-plans";
import { cloudMove } from "./cloud-move";
import { Drawing } from "./drawing";
import { laptopWay } from "./laptop-way";
import { oldEquipment } from "./old-equipment";
import { phoneLine } from "./phone-line";
import { PlanNames } from "./plan-names";
import { boxes } from "./strokes";
import { yearsPlan } from "./years-plan";

/** Articles with a plan of their own, by the names of their files. */
const ownPlans: Readonly<Record<string, Plan | undefined>> = {
  "cloud-migration-strategies": cloudMove,
  "cybersecurity-remote-teams": laptopWay,
  "future-of-voip-small-businesses": phoneLine,
  "it-consulting-business-transformation": yearsPlan,
  "optimizing-it-infrastructure": oldEquipment,
};

interface Props {
  category: Category;
  /** The name of its file. */
  article: string;
  className?: string;
}

/** The sides of a mark with a number in it. */
const side = 13;

/** The dashed sheet of an article that is planned: its parts with their names, numbered as the short answers. */
export function PlannedDrawing({ category, article, className }: Props) {
  const { plan, start, run, names, marks = [] } = ownPlans[article] ?? plans[category];
  const corners = marks.map(([x, y]) => [x - side / 2, y - side / 2] as const);
  return (
    <div
      className={clsx("planned enlarged border border-dashed border-petrol bg-white", className)}
    >
      <Drawing viewBox="10 6 172 132" className="w-full">
        {plan}
        {run && <path d={`M${start}${run}`} />}
        <path d={boxes(side, side, corners)} className="solid" />
        <PlanNames names={names} />
        {marks.map(([x, y], at) => (
          <text
            key={`${x}-${y}`}
            x={x}
            y={y + 3}
            textAnchor="middle"
            className="fill-white text-[9px] tracking-normal"
          >
            {at + 1}
          </text>
        ))}
      </Drawing>
    </div>
  );
}
