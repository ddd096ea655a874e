import { colorNames } from "~/config/look";

/** What the line in a page's drawing means, said once, where it leaves the drawing of home. */
export const runLegend = `Follow the ${colorNames.amber} line to your next step.`;
