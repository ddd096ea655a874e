import type { Plan } from "./category-plans";

/** Four lines of a plan in the three years they belong to; shaped like a category's plan. */
export const yearsPlan: Plan = {
  plan: (
    <>
      <path d="M12 24h168M12 20v8M68 20v8M124 20v8M180 20v8" className="thin" />
      <path d="M12 36h56v18H12zM68 62h112v18H68z" className="area" />
      <path d="M12 88h168v18H12z" className="paper" strokeDasharray="3 4" />
      <path d="M12 114h56v18H12z" className="paper" />
    </>
  ),
  names: [
    ["Year 1", 40, 17],
    ["Year 2", 96, 17],
    ["Year 3", 152, 17],
    ["Fix now", 40, 47.5],
    ["Plan for", 124, 73.5],
    ["Leave alone", 124, 99.5],
    ["Stop", 40, 125.5],
  ],
  marks: [
    [68, 24],
    [68, 123],
    [68, 71],
    [68, 97],
    [68, 45],
  ],
};
