import type { ReactNode } from "react";
import type { PartnerIconName } from "~/config/partners";
import { Drawing } from "./drawing";

/** One sign for what each brand is bought for, on a 48-unit plan; none is a logo. */
const icons: Record<PartnerIconName, ReactNode> = {
  carton: (
    <>
      <path d="M6 16h36v26H6z" className="area" />
      <path d="M6 16l6-10h24l6 10M24 6v10" />
      <path d="M18 16v10h12V16M12 36h10" className="thin" />
    </>
  ),
  room: (
    <>
      <path d="M6 6h36v22H6z" className="area" />
      <path d="M12 33h24v8H12z" className="paper" />
      <path d="M24 37v0" strokeWidth="4" />
      <path d="M17 37h1M30 37h1M12 22h8M12 16h4" className="thin" />
    </>
  ),
  license: (
    <>
      <path d="M8 6h22l10 10v26H8z" className="area" />
      <path d="M30 6v10h10" />
      <path d="M15 24h4v4h-4zM15 32h4v4h-4zM25 26h8M25 34h8" />
    </>
  ),
  server: (
    <>
      <path d="M6 8h36v10H6zM6 30h36v10H6z" />
      <path d="M6 19h36v10H6z" className="area" />
      <path d="M12 13h10M12 24h10M12 35h10" className="thin" />
      <path d="M35 13v0M35 24v0M35 35v0" strokeWidth="4" />
    </>
  ),
  gate: (
    <>
      <path d="M24 4v9M24 35v9M4 24h9M35 24h9" />
      <path d="M19 12h10l7 7v10l-7 7H19l-7-7V19z" className="area" />
      <path d="M20 28l8-8M21 20h7v7" />
    </>
  ),
  branch: (
    <>
      <path d="M16 24h8M24 10v28M24 10h8M24 24h8M24 38h8" />
      <path d="M4 17h14v14H4z" className="area" />
      <path d="M32 5h10v10H32zM32 19h10v10H32zM32 33h10v10H32z" className="paper" />
    </>
  ),
  bays: (
    <>
      <path d="M6 8h36v32H6z" className="area" />
      <path d="M15 8v24M24 8v24M33 8v24M6 32h36" />
      <path d="M10 36h4M36 36v0" />
      <path d="M10.5 14v0M19.5 14v0M28.5 14v0M37.5 14v0" strokeWidth="3" />
    </>
  ),
  print: (
    <>
      <path d="M14 16V6h20v10" />
      <path d="M6 16h36v18H6z" className="area" />
      <path d="M14 28h20v14H14z" className="paper" />
      <path d="M19 34h10M19 38h6" className="thin" />
      <path d="M36 21v0" strokeWidth="4" />
    </>
  ),
  laptop: (
    <>
      <path d="M11 8h26v22H11z" className="area" />
      <path d="M11 30l-7 7v3h40v-3l-7-7" />
      <path d="M20 36h8M17 14h8" className="thin" />
    </>
  ),
  battery: (
    <>
      <path d="M4 14h34v22H4z" className="area" />
      <path d="M38 21h5v8h-5" />
      <path d="M24 17l-8 8h10l-8 8" />
    </>
  ),
  exchange: (
    <>
      <path d="M12 5h24v26H12z" className="area" />
      <path d="M18 31v4l-8 8M24 31v12M30 31v4l8 8" className="thin" />
      <path d="M18 11v14M24 11v14M30 11v14" />
      <path d="M8 43h4M22 43h4M36 43h4" strokeWidth="4" />
    </>
  ),
  trunk: (
    <>
      <path d="M4 28h15v14H4z" className="area" />
      <path d="M19 32h5l8-8M19 38h10l10-10v-3" />
      <path d="M32 5h8l5 5v10l-5 5h-8l-5-5V10z" className="paper" />
      <path d="M33 12h6M33 18h6" className="thin" />
    </>
  ),
  keypad: (
    <>
      <path d="M9 4h30v40H9z" className="area" />
      <path d="M15 10h18v8H15z" className="paper" />
      <path
        d="M17 26v0M24 26v0M31 26v0M17 32v0M24 32v0M31 32v0M17 38v0M24 38v0M31 38v0"
        strokeWidth="4"
      />
    </>
  ),
  handset: (
    <>
      <path d="M18 10h24v30H18z" className="area" />
      <path d="M6 8h8v8H6zM6 34h8v8H6zM8 16v18h4V16" className="paper" />
      <path d="M23 15h14v8H23z" className="paper" />
      <path d="M25 30v0M30 30v0M35 30v0M25 35v0M30 35v0M35 35v0" strokeWidth="3" />
    </>
  ),
};

/** Beside a name of a list, which is narrow on a phone. */
export const PartnerIcon = ({ name = "carton" }: { name?: PartnerIconName }) => (
  <Drawing viewBox="0 0 48 48" className="size-5 shrink-0 sm:size-6 max-[22.4rem]:hidden">
    {icons[name]}
  </Drawing>
);
