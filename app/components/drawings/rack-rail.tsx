import clsx from "clsx";

/** One of a rack's two rails, as high as what stands between them: its inner edge and a hole every 24 pixels. */
export const RackRail = ({ right = false }: { right?: boolean }) => (
  <svg
    className={clsx(
      "drawing absolute inset-y-0 w-3 overflow-visible sm:w-8",
      right ? "right-0" : "left-0",
    )}
    fill="none"
    stroke="currentColor"
    width="32"
    height="100%"
    aria-hidden="true"
    focusable="false"
  >
    <line x1={right ? "1" : "100%"} x2={right ? "1" : "100%"} y1="0" y2="100%" />
    <line x1="50%" x2="50%" y1="16" y2="98%" strokeWidth="5" strokeDasharray="0 24" />
  </svg>
);
