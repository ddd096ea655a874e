import { boxes } from "./strokes";

interface Props {
  /** Two lines, two that meet at the next event, one line, or its end. */
  part: "two" | "meet" | "one" | "end";
}

/** Downward, and across where the events stand beside each other; half of the way between the two lines. */
const ways = [
  { half: 14, across: false, className: "drawing xl:hidden" },
  { half: 24, across: true, className: "drawing max-xl:hidden" },
] as const;

/** A stretch of a company's way, or of two that become one: from this event's node to the next one's. */
const Stretch = ({ part, half, across, className }: Props & (typeof ways)[number]) => {
  const [first, middle, last] = [9, 9 + half, 9 + 2 * half];
  const size = last + 9;
  /** A point by its way along the line and its place beside it. */
  const point = (along: number, beside: number) =>
    across ? ([along, beside] as const) : ([beside, along] as const);
  const line = (beside: number, from = 4) =>
    across
      ? { x1: from, x2: "100%", y1: beside, y2: beside }
      : { x1: beside, x2: beside, y1: from, y2: "100%" };
  // Across, it stands at the left edge of its event's words.
  const node = (side: number, beside: number) =>
    boxes(side, side, [point(across ? 0 : -side / 2, beside - side / 2)]);
  const short = part === "meet" ? half : 0;
  const merge = (beside: number) => `M${point(-half, beside)}L${point(0, middle)}`;
  return (
    <svg
      className={className}
      fill="none"
      stroke="currentColor"
      width={across ? "100%" : size}
      height={across ? size : "100%"}
      aria-hidden="true"
      focusable="false"
    >
      {part === "two" || part === "meet" ? (
        <>
          <svg
            {...(across ? { x: -short } : { y: -short })}
            width="100%"
            height="100%"
            aria-hidden="true"
          >
            <line {...line(first, short + 4)} className="wall" />
            <line {...line(last, short + 4)} className="wall" />
          </svg>
          {part === "meet" && (
            <svg
              {...(across ? { x: "100%" } : { y: "100%" })}
              overflow="visible"
              aria-hidden="true"
            >
              <path d={merge(first) + merge(last)} className="wall" />
            </svg>
          )}
          <path d={node(14, first) + node(14, last)} className="paper" />
        </>
      ) : (
        <>
          {part === "one" && <line {...line(middle)} className="wall" />}
          <path d={node(16, middle)} className="solid" />
        </>
      )}
    </svg>
  );
};

/** One of the two ways is shown. */
export const JoinedLines = ({ part }: Props) =>
  ways.map((way) => <Stretch key={way.half} part={part} {...way} />);
