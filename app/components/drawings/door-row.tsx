interface Props {
  doors: number;
  /** How many of them, from the left, stand open. */
  open: number;
}

/** From one door to the next, the pier between them included. */
const STEP = 18;
const WALL = 17;

/** A wall in plan with its doors: a leaf in the wall is shut, a leaf at 45 degrees stands open. */
export const DoorRow = ({ doors, open }: Props) => (
  <svg
    viewBox={`0 0 ${doors * STEP + 4} 20`}
    width={doors * STEP + 4}
    height="20"
    className="drawing"
    aria-hidden="true"
    focusable="false"
  >
    {Array.from({ length: doors }, (_, door) => door * STEP + 4).map((x, door) => (
      <path key={x} d={door < open ? `M${x} ${WALL}l12-12` : `M${x} ${WALL}h14`} />
    ))}
    <path
      d={Array.from({ length: doors + 1 }, (_, pier) => `M${pier * STEP} 14h4v6h-4z`).join("")}
      className="solid"
    />
  </svg>
);
