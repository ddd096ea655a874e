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
      <path d="M170 15l6 6-6 6M170 41l6 6-6 6M170 67l6 6-6 6" className="thin" />
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
      <path d="M2 94V72h48V50h48V28h48V6h46v88z" className="area" />
      <path
        d={boxes(14, 14, [
          [19, 57],
          [67, 35],
          [115, 13],
        ])}
        className="solid"
      />
    </>
  ),
  "Hosted Servers": (
    <>
      <path d="M2 6h84v84H2z" className="faint" strokeDasharray="6 6" />
      <path d="M86 48h44M124 42l6 6-6 6" />
      <path d="M130 48h62v42h-62zM130 62h62M130 76h62" className="area" />
    </>
  ),
  "Email & File Sharing": (
    <>
      <path d="M78 24h40v30H78zM78 24l20 20 20-20" className="area" />
      <path d="M98 54v14M22 68h152M22 68v8M98 68v8M174 68v8" />
      <path d={boxes(24, 16, lattice([10, 76], [76, 0], 3))} className="paper" />
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
  <Drawing
    viewBox="-2 -2 200 100"
    className="w-full max-w-80 max-sm:col-start-2 max-sm:row-start-1 max-sm:row-span-2 max-sm:mt-1 sm:mb-5"
  >
    {shapes[name]}
  </Drawing>
);
