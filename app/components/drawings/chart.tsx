import type { ReactNode } from "react";

/** A place along a chart: "37.5%". */
export const percent = (value: number, most: number): string =>
  `${Number(((100 * value) / most).toFixed(2))}%`;

/**
 * A figure to scale. It has no view box: across it measures in percent of its column and down in pixels,
 * so that its words keep their size at every width.
 */
export const Chart = ({ height, children }: { height: number; children: ReactNode }) => (
  <svg
    fill="none"
    stroke="currentColor"
    className="drawing chart"
    width="100%"
    height={height}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

interface PlaceProps {
  x: string;
  y?: number;
  width?: string;
  children: ReactNode;
}

/** The origin for what stands at one place of a {@link Chart}. */
export const Place = ({ children, ...place }: PlaceProps) => (
  <svg {...place} overflow="visible" aria-hidden="true">
    {children}
  </svg>
);
