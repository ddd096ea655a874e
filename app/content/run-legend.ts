import { colorNames } from "~/config/look";

/** What the line in a page's drawing means, said where it leaves the drawing. */
export const runLegend = `Follow the ${colorNames.amber} line to your next step.`;
