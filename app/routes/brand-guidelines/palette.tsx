import clsx from "clsx";
import { Line } from "~/components/ui/line";
import { brand } from "~/content/brand";
import { lines, surfaces } from "~/content/palette";
import { grounds, hexOf, ratioOf, Swatch, tokenName } from "./swatch";

export const Palette = () => (
  <>
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {surfaces.map((surface, at) => (
        <Swatch
          key={surface.ground}
          {...surface}
          // The last one takes the place that is left.
          wide={surface.texts.length > 3 || at === surfaces.length - 1}
        />
      ))}
    </ul>
    <div className="mt-10 flex items-baseline justify-between gap-4 sm:mt-16">
      <h3 className="font-semibold">{brand.color.linesTitle}</h3>
      <p className="text-small text-muted">{brand.color.ratio}</p>
    </div>
    <ul className="mt-4 border-b border-rule">
      {lines.map(({ color, on, use }) => (
        <li
          key={color}
          className="grid grid-cols-[4rem_1fr_auto] items-center gap-x-6 border-t border-rule py-2 sm:py-4"
        >
          <span
            aria-hidden="true"
            className={clsx(
              "grid h-12 items-center px-2 forced-color-adjust-none print-exact",
              grounds[on],
            )}
          >
            <svg width="100%" height="4" aria-hidden="true" focusable="false">
              <rect width="100%" height="4" fill={hexOf(color)} />
            </svg>
          </span>
          <span>
            <Line>
              <span className="font-semibold">{tokenName(color)}</span>{" "}
              <span className="text-small text-muted">{hexOf(color)}</span>
            </Line>{" "}
            <Line className="text-small text-muted max-sm:hidden">{use}</Line>
          </span>{" "}
          <span className="font-semibold tabular">{ratioOf(color, on)}</span>
        </li>
      ))}
    </ul>
  </>
);
