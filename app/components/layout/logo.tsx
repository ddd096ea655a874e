import { colors, mark } from "~/config/look";
import { site } from "~/config/site";

/** The shape's color, with a value for where no style sheet defines it. */
const token = (color: keyof typeof colors) => `var(--color-${color}, ${colors[color]})`;

interface Ground {
  /** The color of the square, and that of the letter on it. */
  on?: keyof typeof colors;
  letter?: keyof typeof colors;
}

/** The shapes of the mark on their 32-unit square, for a drawing that holds it, on its own color or another. */
export const MarkShapes = ({
  on = mark.ground.color,
  letter: line = mark.letter.color,
}: Ground) => {
  const { ground, letter, terminal } = mark;
  return (
    <g stroke="none">
      <path d={ground.d} fill={token(on)} />
      <path
        d={letter.d}
        fill="none"
        stroke={token(line)}
        strokeWidth={letter.width}
        strokeLinecap="square"
      />
      <path d={terminal.d} fill={token(terminal.color)} />
    </g>
  );
};

/** The mark beside the brand's name. */
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
      <span className="font-head text-[1.2rem] font-bold sm:text-[1.375rem]">{site.brand}</span>
    </>
  );
}
