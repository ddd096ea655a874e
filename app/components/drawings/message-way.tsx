import type { ReactNode } from "react";
import { boxes, lattice } from "./strokes";

/** A written note, then a day on the calendar, where the line ends; each 64 by 56 pixels. */
const stations: readonly ReactNode[] = [
  <g key="note">
    <path d="M12 1h28l12 12v42H12z" className="paper" />
    <path d="M40 1v12h12M20 23h24M20 31h24M20 39h14" className="thin" />
  </g>,
  <g key="day">
    <path d="M4 4h56v51H4z" className="paper" />
    <path d="M4 4h56v12H4z" className="area" />
    <path d={boxes(7, 6, lattice([11, 22], [12, 11], 4, 3))} className="thin" />
    <path d="M26-2h12v12H26zM34 32h9v8h-9z" className="solid" />
  </g>,
];

/** One station of a message's way, and the line from it to the next one, as high as the text beside it. */
export const MessageStation = ({ at }: { at: number }) => (
  <svg
    className="drawing absolute inset-0"
    fill="none"
    stroke="currentColor"
    width="64"
    height="100%"
    aria-hidden="true"
    focusable="false"
  >
    {at < stations.length - 1 && <line x1="32" x2="32" y1="56" y2="100%" />}
    {stations[at]}
  </svg>
);
