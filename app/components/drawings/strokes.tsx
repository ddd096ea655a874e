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

interface NoteProps {
  x: number;
  y: number;
  textAnchor?: "middle";
  children: string;
}

/** A name on a hero's drawing: on a phone it is drawn at less than half its size, and set larger. */
export const Note = ({ children, ...place }: NoteProps) => (
  <>
    <text {...place}>{children}</text>
    <text {...place} className="svg-text-27 sm:hidden">
      {children}
    </text>
  </>
);

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
