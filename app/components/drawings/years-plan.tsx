import type { Plan } from "./category-plans";

/** Four lines of a plan in the three years they belong to, and what each year may cost; shaped like a category's plan. */
export const yearsPlan: Plan = {
  plan: (
    <>
      <path d="M12 24h168M12 20v8M68 20v8M124 20v8M180 20v8" className="thin" />
      <path d="M12 36h56v14H12zM68 56h112v14H68z" className="area" />
      <path d="M12 76h168v14H12z" className="paper" strokeDasharray="3 4" />
      <path d="M12 96h56v14H12z" className="paper" />
      <path d="M12 118h168v16H12z" className="paper thin" />
      <path d="M68 118v16M124 118v16" className="thin" />
    </>
  ),
  names: [
    ["Year 1", 40, 16],
    ["Year 2", 96, 16],
    ["Year 3", 152, 16],
    ["Fix now", 37, 45.5],
    ["Plan for", 124, 65.5],
    ["Leave alone", 124, 85.5],
    ["Stop", 37, 105.5],
    ["Budget", 37, 128.5],
  ],
  marks: [
    [68, 24],
    [68, 43],
    [68, 63],
    [68, 83],
    [68, 126],
  ],
};
