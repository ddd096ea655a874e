import type { ReactNode } from "react";

/** What stands at each stop, level with its text, around the line at 56: your desk, ours, and the phone of the call. */
const furniture: readonly ReactNode[] = [
  <g key="yours">
    <path d="M16 20h80v56H16z" className="area" />
    <path d="M16 20h80v56H16z" className="solid once-sent" />
    <path d="M34 32h44v32H34z" className="paper" />
    <path d="M34 42h44M42 49h28M42 56h28" className="thin until-sent" />
    <path d="M45 47l9 9 15-17" strokeWidth="4" className="once-sent" />
  </g>,
  <g key="ours">
    <path d="M16 20h80v56H16z" className="area" />
    <path d="M34 32h44v32H34z" className="paper" />
    <path d="M34 32l22 22 22-22" className="thin" />
  </g>,
  <g key="call">
    <path d="M36 20h40l20 20v16L76 76H36L16 56V40z" className="area" />
    <path d="M38 34h38v32H38z" className="paper" />
    <path d="M34 30h12v40H34z" className="solid" />
    <path d="M54 42h4v4h-4zM64 42h4v4h-4zM54 50h4v4h-4zM64 50h4v4h-4zM54 58h4v4h-4zM64 58h4v4h-4z" />
  </g>,
];

/** One stop of a message's way, as high as the item it lies under, and the line from it into the next one. */
export const MessageStop = ({ at }: { at: number }) => (
  <svg
    className="drawing absolute top-0 -left-4 overflow-visible"
    fill="none"
    stroke="currentColor"
    width="100%"
    height="100%"
    aria-hidden="true"
    focusable="false"
  >
    {furniture[at]}
    {at < furniture.length - 1 && (
      <>
        <line x1="56" x2="56" y1="76" y2="100%" />
        <path d="M50 76h12v12H50z" className="solid" />
        <svg y="100%" className="overflow-visible" aria-hidden="true">
          <path d="M56 0v20" />
          <path d="M50 8h12v12H50z" className="solid" />
        </svg>
      </>
    )}
  </svg>
);
