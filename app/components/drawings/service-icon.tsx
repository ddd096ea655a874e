import type { ReactNode } from "react";
import type { ServiceIcon as Name } from "~/content/types";
import { Drawing } from "./drawing";

/** One sign for each service, on a 48-unit plan with 45-degree strokes only. */
const icons: Record<Name, ReactNode> = {
  rack: (
    <>
      <rect x="12" y="6" width="24" height="36" className="area" />
      <path d="M12 18h24M12 30h24M18 12h6M18 24h6M18 36h6" />
      <path d="M31 12v0M31 24v0M31 36v0" strokeWidth="4" />
    </>
  ),
  copy: (
    <>
      <rect x="5" y="22" width="20" height="20" className="area" />
      <rect x="25" y="6" width="18" height="18" strokeDasharray="3 4" />
      <path d="M15 32 34 13M26 13h8v8" />
    </>
  ),
  perimeter: (
    <>
      <path d="M30 6h12v36H6V6h12" />
      <rect x="15" y="15" width="18" height="18" className="area" />
      <path d="M24 3v12M24 22v4" />
    </>
  ),
  roadmap: (
    <>
      <path d="M8 38h8l10-10h4l10-10" />
      <rect x="5" y="35" width="6" height="6" className="solid" />
      <rect x="22" y="22" width="10" height="10" className="area" />
      <rect x="34" y="6" width="10" height="10" className="area" />
      <path d="M39 16v2" />
    </>
  ),
  handset: (
    <>
      <rect x="6" y="12" width="36" height="30" className="area" />
      <path d="M12 18v18M12 18h6M12 36h6" strokeWidth="4" />
      <path d="M26 20h10M26 28h3M33 28h3M26 34h3M33 34h3M24 12V6h12" />
    </>
  ),
  supply: (
    <>
      <rect x="4" y="26" width="14" height="14" className="area" />
      <rect x="30" y="26" width="14" height="14" className="area" />
      <rect x="17" y="6" width="14" height="14" className="area" />
      <path d="M18 33h8M24 20v6M11 26v0M24 26v7M26 33h4" />
    </>
  ),
};

export const ServiceIcon = ({ name }: { name: Name }) => (
  <Drawing viewBox="0 0 48 48" className="size-12 shrink-0">
    {icons[name]}
  </Drawing>
);
