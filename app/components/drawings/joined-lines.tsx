interface Props {
  /** Two lines, two that meet at the next event, one line, or its end. */
  part: "two" | "meet" | "one" | "end";
}

/** A stretch of a company's way, or of two that become one: from this event's node to the next one's. */
export const JoinedLines = ({ part }: Props) => (
  <svg
    className="drawing"
    fill="none"
    stroke="currentColor"
    width="66"
    height="100%"
    aria-hidden="true"
    focusable="false"
  >
    {part === "two" && (
      <>
        <line x1="9" x2="9" y2="100%" className="wall" />
        <line x1="57" x2="57" y2="100%" className="wall" />
      </>
    )}
    {part === "meet" && (
      <>
        <svg y="-26" height="100%" aria-hidden="true">
          <line x1="9" x2="9" y1="26" y2="100%" className="wall" />
          <line x1="57" x2="57" y1="26" y2="100%" className="wall" />
        </svg>
        <svg y="100%" overflow="visible" aria-hidden="true">
          <path d="M9-26L33-2M57-26L33-2" className="wall" />
        </svg>
      </>
    )}
    {(part === "two" || part === "meet") && (
      <path d="M1-8h16V8H1zM49-8h16V8H49z" className="paper" />
    )}
    {part === "one" && <line x1="33" x2="33" y2="100%" className="wall" />}
    {(part === "one" || part === "end") && <path d="M25-8h16V8H25z" className="solid" />}
  </svg>
);
