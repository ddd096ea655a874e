import type { ReactNode } from "react";

/** What stands in each room of the plan, around the line at 64: your desk, ours, and the table of the call. */
const furniture: readonly ReactNode[] = [
  <g key="yours">
    <path d="M24 48h80v56H24z" className="area" />
    <path d="M42 56h44v32H42z" className="paper" />
    <path d="M42 66h44M50 73h28M50 80h28" className="thin" />
  </g>,
  <g key="ours">
    <path d="M24 48h80v56H24z" className="area" />
    <path d="M32 58h12v36H32zM84 54h12v44H84z" className="paper thin" />
    <path d="M50 56h28v40H50z" className="paper" />
    <path d="M56 66h16M56 74h16M56 82h10" className="thin" />
  </g>,
  <g key="call">
    <path d="M44 48h40l20 20v24l-20 20H44L24 92V68z" className="area" />
    <path d="M54 74h20v14H54z" className="paper" />
    <path d="M46 78V66h36v12H72v-4H56v4z" className="paper" />
  </g>,
];

/**
 * One room of a message's way, as wide and high as the item it lies under: its walls, its furniture, and
 * the line that comes in by one door and goes out by the next.
 */
export const MessageRoom = ({ at }: { at: number }) => {
  const last = at === furniture.length - 1;
  return (
    <svg
      className="drawing absolute inset-0 overflow-visible"
      fill="none"
      stroke="currentColor"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" className="paper" stroke="none" />
      <line x1="0" x2="0" y1="0" y2="100%" />
      <line x1="100%" x2="100%" y1="0" y2="100%" />
      <line x1={at > 0 ? "88" : "0"} x2="100%" y1="0" y2="0" />
      {at > 0 && <line x1="0" x2="40" y1="0" y2="0" />}
      {last && <line x1="0" x2="100%" y1="100%" y2="100%" />}
      {at > 0 && <path d="M64 0v48" />}
      {!last && <line x1="64" x2="64" y1="104" y2="100%" />}
      {furniture[at]}
      {at > 0 && <path d="M58 42h12v12H58z" className="solid" />}
      {!last && <path d="M58 98h12v12H58z" className="solid" />}
      {at > 0 && <path d="M40-4h8v8h-8zM80-4h8v8h-8z" className="solid" />}
    </svg>
  );
};
