import { site } from "~/config/site";

/** The shapes of the mark on their 32-unit square, for a drawing that holds it. */
export const MarkShapes = () => (
  <g stroke="none">
    <rect width="32" height="32" rx="2" className="fill-band" />
    <path d="M9 23V10l13 13V12" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="square" />
    <rect x="19" y="6" width="6" height="6" className="fill-amber" />
  </g>
);

/** The mark is a run from one terminal to the next, in the shape of the brand's first letter. */
export function Logo() {
  return (
    <>
      <svg
        viewBox="0 0 32 32"
        width="32"
        height="32"
        className="my-1.5 mr-2.5 size-8"
        aria-hidden="true"
        focusable="false"
      >
        <MarkShapes />
      </svg>
      <span className="font-head text-[1.2rem] font-bold tracking-tight sm:text-[1.375rem]">
        {site.brand}
      </span>
    </>
  );
}
