interface Props {
  /** Two lines, two that meet at the next event, one line, or its end. */
  part: "two" | "meet" | "one" | "end";
}

/** Half of the way between the two lines; on a phone they are one, beside the amber run. */
const spreads = [
  { half: 0, className: "drawing sm:hidden" },
  { half: 24, className: "drawing max-sm:hidden" },
] as const;

/** A stretch of a company's way, or of two that become one: from this event's node to the next one's. */
const Stretch = ({ part, half, className }: Props & (typeof spreads)[number]) => {
  const [left, middle, right] = [9, 9 + half, 9 + 2 * half];
  const turn = half + 2;
  return (
    <svg
      className={className}
      fill="none"
      stroke="currentColor"
      width={right + 9}
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      {half > 0 && part === "two" && (
        <>
          <line x1={left} x2={left} y2="100%" className="wall" />
          <line x1={right} x2={right} y2="100%" className="wall" />
        </>
      )}
      {half > 0 && part === "meet" && (
        <>
          <svg y={-turn} height="100%" aria-hidden="true">
            <line x1={left} x2={left} y1={turn} y2="100%" className="wall" />
            <line x1={right} x2={right} y1={turn} y2="100%" className="wall" />
          </svg>
          <svg y="100%" overflow="visible" aria-hidden="true">
            <path
              d={`M${left}${-turn}L${middle}-2M${right}${-turn}L${middle}-2`}
              className="wall"
            />
          </svg>
        </>
      )}
      {(part === "one" || (half === 0 && part !== "end")) && (
        <line x1={middle} x2={middle} y2="100%" className="wall" />
      )}
      {(part === "two" || part === "meet") && (
        <path
          d={`M${left - 7}-7h14V7H${left - 7}zM${right - 7}-7h14V7H${right - 7}z`}
          className="paper"
        />
      )}
      {(part === "one" || part === "end") && (
        <path d={`M${middle - 8}-8h16V8h-16z`} className="solid" />
      )}
    </svg>
  );
};

export const JoinedLines = ({ part }: Props) =>
  spreads.map((spread) => <Stretch key={spread.half} part={part} {...spread} />);
