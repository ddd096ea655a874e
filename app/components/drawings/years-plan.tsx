import type { Plan } from "./category-plans";

/** Four lines of a plan in the three years they belong to; shaped like a category's plan. */
export const yearsPlan: Plan = {
  plan: (
    <>
      <path d="M24 24h144M24 20v8M72 20v8M120 20v8M168 20v8" className="thin" />
      <path d="M24 36h48v18H24zM72 62h96v18H72z" className="area" />
      <path d="M24 88h144v18H24z" className="paper" strokeDasharray="3 4" />
      <path d="M24 114h48v18H24z" className="paper" />
    </>
  ),
  names: [
    ["Year 1", 48, 17],
    ["Year 2", 96, 17],
    ["Year 3", 144, 17],
    ["Fix now", 48, 47.5],
    ["Plan for", 120, 73.5],
    ["Leave alone", 96, 99.5],
    ["Stop", 48, 125.5],
  ],
};
