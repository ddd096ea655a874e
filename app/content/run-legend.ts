import { colorNames } from "~/config/look";

/** What the line in a page's drawing means, said once, where it leaves the drawing of home. */
export const runLegend = {
  before: "Follow the",
  color: colorNames.amber,
  after: "line to your next step.",
} as const;
