import type { ReactNode } from "react";
import { Drawing } from "./drawing";

/** In the order of the promises: a marked button, a field with its mistake, a pause, a drawing beside its words. */
const marks: readonly ReactNode[] = [
  <>
    <path d="M2 8h76v40H2z" />
    <path d="M8 14h64v28H8zM22 25v6h36v-6z" className="solid" />
  </>,
  <>
    <path d="M2 8h76v24H2z" className="paper" />
    <path d="M12 16h30v8H12zM2 42h48v6H2z" className="solid" />
    <path d="M58 14l12 12M70 14L58 26" />
  </>,
  <>
    <path d="M2 8h76v40H2z" className="paper" />
    <path d="M30 18h6v20h-6zM44 18h6v20h-6z" className="solid" />
  </>,
  <>
    <path d="M2 8h36v40H2zM2 24h20V8" className="area" />
    <path d="M48 10h30v6H48zM48 25h30v6H48zM48 40h18v6H48z" className="solid" />
  </>,
];

export const PromiseMark = ({ at }: { at: number }) => (
  <Drawing viewBox="1 7 78 42" className="mb-2 w-12 lg:row-span-2 lg:mt-1 lg:w-20">
    {marks[at]}
  </Drawing>
);
