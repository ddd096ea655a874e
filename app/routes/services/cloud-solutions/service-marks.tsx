import type { ReactNode } from "react";
import { Drawing } from "~/components/drawings/drawing";
import { boxes, lattice } from "~/components/drawings/strokes";

/** The wall of the building: what stands to its left is inside. */
const wall = <path d="M120 2v92" className="wall" />;

/** What each service does to the servers, the people or the copies, by its name. */
const shapes: Record<string, ReactNode> = {
  "Cloud Migration": (
    <>
      {wall}
      <path d={boxes(14, 14, lattice([2, 14], [0, 26], 1, 3))} className="faint" />
      <path d={boxes(14, 14, lattice([176, 14], [0, 26], 1, 3))} className="solid" />
      <path d="M16 21h160M16 47h160M16 73h160" />
      <path d="M168 15l6 6-6 6M168 41l6 6-6 6M168 67l6 6-6 6" />
    </>
  ),
  "Cloud Backup": (
    <>
      {wall}
      <path d="M2 30h36v36H2z" className="solid" />
      <path d="M62 30h36v36H62z" className="area" />
      <path d="M142 30h48v36h-48zM142 42h48M142 54h48" className="area" />
      <path d="M38 48h24M98 48h44" />
    </>
  ),
  "Disaster Recovery": (
    <>
      <path d="M2 2v92" className="wall" />
      <path d="M2 15h30M2 48h78M2 81h126" strokeDasharray="6 6" />
      <path d="M32 4h162v22H32zM80 37h114v22H80zM128 70h66v22h-66z" className="area" />
      <g className="max-sm:hidden">
        {["1", "2", "3"].map((place, at) => (
          <text key={place} x={40 + 48 * at} y={20 + 33 * at} className="note">
            {place}
          </text>
        ))}
      </g>
    </>
  ),
  "Hosted Servers": (
    <>
      <path d="M2 6h84v84H2z" className="faint" strokeDasharray="6 6" />
      <path d="M86 69h44M122 63l6 6-6 6" />
      <path d="M130 48h62v42h-62zM130 62h62M130 76h62" className="area" />
    </>
  ),
  "Email & File Sharing": (
    <>
      <path d="M76 24h40v30H76zM76 24l20 20 20-20" className="area" />
      <path d="M96 54v14M14 68h164M14 68v8M96 68v8M178 68v8" />
      <path d={boxes(24, 16, lattice([2, 76], [82, 0], 3))} className="paper" />
    </>
  ),
  "Cost & Access Reviews": (
    <>
      <path d={boxes(10, 10, lattice([2, 8], [0, 22], 1, 4))} className="area" />
      <path d="M24 13h120M24 35h88M24 79h64" className="wall" />
      <path d="M24 57h104" className="faint" strokeDasharray="6 6" />
      <path d="M2 52h10v10H2z" className="paper" />
    </>
  ),
};

/** One cloud service, drawn over its name. */
export const ServiceMark = ({ name }: { name: string }) => (
  <div className="enlarged max-sm:col-start-2 max-sm:row-start-1 max-sm:row-span-2 max-sm:mt-1 sm:mb-5">
    <Drawing viewBox="1 -2 195 100" className="w-full max-w-80">
      {shapes[name]}
    </Drawing>
  </div>
);
