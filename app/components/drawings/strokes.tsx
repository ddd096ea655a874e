import { useLocation } from "@remix-run/react";
import { drawnSheetAt } from "~/content/sheets";

type Point = readonly [x: number, y: number];

/** One path of equal boxes, each from its top left corner. */
export const boxes = (width: number, height: number, corners: readonly Point[]): string =>
  corners.map(([x, y]) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");

/** Corners in rows and columns: the first box, the way to the next one, and how many. */
export const lattice = ([x, y]: Point, [dx, dy]: Point, columns: number, rows = 1): Point[] =>
  Array.from({ length: columns * rows }, (_, at) => [
    x + (at % columns) * dx,
    y + Math.floor(at / columns) * dy,
  ]);

/** An eight-sided station on a run, drawn over it. */
export const Station = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-12-28h24l16 16v24l-16 16h-24l-16-16v-24z" className="paper" />
    <path d="M-6-14h12l8 8v12l-8 8h-12l-8-8v-12z" className="area" />
    <path d="M0-21v42M-21 0h42" className="thin" />
  </g>
);

/** The square in which an amber run begins. */
export const RunEnd = ({ x, y }: { x: number; y: number }) => (
  <rect x={x - 10} y={y - 10} width="20" height="20" className="end" />
);

/** The drawing's own title block, as the one at the foot of its page has it. */
export const useDrawnSheet = () => drawnSheetAt(useLocation().pathname);

/** Squeezes a text of more than so many letters into a width of the drawing's units. */
export const squeezed = (text: string, letters: number, width: number) =>
  text.length > letters ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};

/** What the sheet shows and its number, in the lower right corner. */
export function TitleBlock() {
  const sheet = useDrawnSheet();
  return (
    sheet && (
      <g className="plate">
        <path d="M744 546H516v48h228M644 546v48M516 570h228" className="thin" />
        <text x="528" y="563" {...squeezed(sheet.subject, 13, 110)}>
          {sheet.subject}
        </text>
        <text x="528" y="587">
          {`SHEET ${sheet.number}`}
        </text>
        <text x="656" y="563">
          GRID 24
        </text>
        <text x="656" y="587" {...squeezed(sheet.revision, 4, 80)}>
          {`REV ${sheet.revision}`}
        </text>
      </g>
    )
  );
}
