import { site } from "~/config/site";
import { colors, mark } from "~/config/theme";

interface Ground {
  /** The color of the square, and that of the letter on it. */
  on?: keyof typeof colors;
  letter?: keyof typeof colors;
  /** Without its square, where the ground has the square's color, and in the color of the text. */
  bare?: boolean;
}

/** The shapes of the mark on their 32-unit square, for a drawing that holds it, on its own color or another. */
export const MarkShapes = ({
  on = mark.ground.color,
  letter: line = mark.letter.color,
  bare = false,
}: Ground) => {
  const { ground, letter, terminal } = mark;
  return (
    <g stroke="none">
      {!bare && <path d={ground.d} fill={colors[on]} />}
      <path
        d={letter.d}
        fill="none"
        stroke={bare ? "currentColor" : colors[line]}
        strokeWidth={letter.width}
        strokeLinecap="square"
      />
      <path d={terminal.d} fill={colors[terminal.color]} />
    </g>
  );
};

/** Where the letter begins on the mark's square. */
const inset = Number.parseFloat(mark.letter.d.slice(1)) - mark.letter.width / 2;

/** The mark beside the brand's name; a bare one begins with its letter. */
export function Logo({ bare = false }: Pick<Ground, "bare">) {
  const left = bare ? inset : 0;
  const width = mark.size - 2 * left;
  return (
    <>
      <svg
        viewBox={`${left} 0 ${width} ${mark.size}`}
        width={width}
        height={mark.size}
        className="my-1.5 mr-2.5 h-8 w-auto overflow-visible"
        aria-hidden="true"
        focusable="false"
      >
        <MarkShapes bare={bare} />
      </svg>
      <span className="font-head text-body [line-height:inherit] font-bold" translate="no">
        {site.brand}
      </span>
    </>
  );
}
