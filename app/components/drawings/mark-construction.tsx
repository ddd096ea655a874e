import type { ReactNode } from "react";
import { Drawing } from "./drawing";

/** The mark, six to one on its grid of 32 units, inside 16 units of clear space, with its measures. */
export const MarkConstruction = ({ mark, label }: { mark: ReactNode; label: string }) => (
  <Drawing viewBox="23 23 386 386" className="w-full" label={label}>
    <rect x="24" y="24" width="384" height="384" className="paper" strokeDasharray="6 6" />
    <path d="M120 24v384M312 24v384M24 120h384M24 312h384" className="faint" />
    <g transform="translate(120 120) scale(6)">{mark}</g>
    <path d="M24 216h96M24 208v16M120 208v16M216 24v96M208 24h16M208 120h16" />
    <path d="M120 360h192M120 352v16M312 352v16" />
    <path
      d="M52 200h40v32H52zM196 56h40v32h-40zM196 344h40v32h-40z"
      className="paper"
      stroke="none"
    />
    <g textAnchor="middle">
      <text x="72" y="224" className="key">
        16
      </text>
      <text x="216" y="80" className="key">
        16
      </text>
      <text x="216" y="368" className="key">
        32
      </text>
    </g>
  </Drawing>
);
