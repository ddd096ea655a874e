import type { ReactNode } from "react";
import { boxes, lattice } from "./strokes";

/** A written note, the desk of the success manager from above, a phone; each 64 by 56 pixels. */
const stations: readonly ReactNode[] = [
  <g key="note">
    <path d="M12 1h28l12 12v42H12z" className="paper" />
    <path d="M40 1v12h12M20 23h24M20 31h24M20 39h14" className="thin" />
  </g>,
  <g key="desk">
    <path d="M1 1h62v34H1z" className="area" />
    <path d="M18 7h28v8H18zM22 21h20v8H22z" className="paper thin" />
    <path d="M22 41h20v14H22zM22 35v6M42 35v6" className="paper" />
  </g>,
  <g key="call">
    <path d="M1 1h62v54H1z" className="area" />
    <path d="M7 7h14v12h-4v18h4v12H7z" className="paper" />
    <path d="M29 7h26v10H29z" className="paper thin" />
    <path d={boxes(6, 6, lattice([29, 23], [10, 10], 3, 3))} className="solid" />
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
