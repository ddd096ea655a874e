import type { ReactNode } from "react";
import { Drawing } from "./drawing";

/** In the order of the promises: a marked button, a field with its mistake, a pause, a drawing beside its words. */
const marks: readonly ReactNode[] = [
  <>
    <path d="M2 8h76v40H2z" strokeWidth="4" />
    <path d="M12 18h56v20H12z" className="solid" />
  </>,
  <>
    <path d="M2 8h76v24H2z" className="paper" />
    <path d="M12 16h30v8H12zM2 42h48v6H2z" className="solid" />
    <path d="M58 14l12 12M70 14L58 26" />
  </>,
  <>
    <path d="M14 2h52v52H14z" className="paper" />
    <path d="M28 16h8v24h-8zM44 16h8v24h-8z" className="solid" />
  </>,
  <>
    <path d="M2 8h36v40H2zM2 24h20V8" className="area" />
    <path d="M48 10h30v6H48zM48 25h30v6H48zM48 40h18v6H48z" className="solid" />
  </>,
];

export const PromiseMark = ({ at }: { at: number }) => (
  <Drawing viewBox="0 0 80 56" className="mt-1 w-12 shrink-0 sm:w-20">
    {marks[at]}
  </Drawing>
);
