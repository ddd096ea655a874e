import clsx from "clsx";
import { capitalized } from "~/config/facts";
import { colorNames, colors } from "~/config/theme";
import type { GroundToken, Surface, TextToken, Token } from "~/content/palette";
import { contrast, printedRatio } from "~/lib/contrast";

/** Written out in full, because the style sheet is made of the class names found in the source. */
export const grounds: Record<GroundToken, string> = {
  white: "bg-white",
  mist: "bg-mist",
  tint: "bg-tint",
  petrol: "bg-petrol",
  "petrol-deep": "bg-petrol-deep",
  band: "bg-band",
  amber: "bg-amber",
  "amber-wash": "bg-amber-wash",
  "danger-wash": "bg-danger-wash",
};

const inks: Record<TextToken, string> = {
  white: "text-white",
  ink: "text-ink",
  muted: "text-muted",
  petrol: "text-petrol",
  "petrol-deep": "text-petrol-deep",
  "band-text": "text-band-text",
  "band-muted": "text-band-muted",
  amber: "text-amber",
  "amber-ink": "text-amber-ink",
  danger: "text-danger",
  ok: "text-ok",
};

const names: Readonly<Record<string, string | undefined>> = colorNames;

/** How a token is called in words: `petrol-deep` is “Petrol deep”. */
export function tokenName(token: Token): string {
  const [hue = "", ...shade] = token.split("-");
  return capitalized([names[hue] ?? hue, ...shade].join(" "));
}

export const hexOf = (token: Token): string => colors[token].toUpperCase();

export const ratioOf = (color: Token, ground: Token): string =>
  `${printedRatio(contrast(colors[color], colors[ground]))}:1`;

/** A ground with every color text may have on it, each set in that color beside its ratio; `wide` takes two places of a row. */
export function Swatch({ ground, use, texts, wide }: Surface & { wide: boolean }) {
  return (
    <li
      className={clsx(
        "flex break-inside-avoid flex-col border px-4 py-3 sm:p-6 forced-color-adjust-none print-exact",
        wide && "sm:col-span-2",
        ground === "white" || ground === "mist" ? "border-rule" : "border-transparent",
        grounds[ground],
        inks[texts[0] ?? "ink"],
      )}
    >
      <div className="mb-2 sm:mb-6">
        <h3 className="font-semibold">{tokenName(ground)}</h3>
        <p className="text-small">{hexOf(ground)}</p>
        <p className="text-small sm:mt-2">{use}</p>
      </div>
      <ul className={clsx("mt-auto", wide && "sm:grid sm:grid-cols-2 sm:gap-x-6")}>
        {texts.map((text) => (
          <li
            key={text}
            className={clsx(
              "flex items-baseline justify-between gap-4 border-t border-current py-0.5 max-sm:text-small max-sm:leading-snug sm:py-2",
              inks[text],
            )}
          >
            <span>
              {tokenName(text)} <span className="text-small">{hexOf(text)}</span>
            </span>{" "}
            <span className="font-semibold tabular">{ratioOf(text, ground)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
