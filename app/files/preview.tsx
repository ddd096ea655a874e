import { renderToStaticMarkup } from "react-dom/server";
import drawingStyle from "~/components/drawings/drawing.css?raw";
import mapStyle from "~/components/drawings/map.css?raw";
import { MarkShapes } from "~/components/layout/logo";
import { site } from "~/config/site";
import { colors, mark } from "~/config/theme";
import { withColors } from "./brand";

/** What the picture cannot use: media queries, with animations in them, and comments. */
const style = `${drawingStyle}${mapStyle}`
  .replace(/@media[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "")
  .replace(/\/\*[\s\S]*?\*\//g, "");

const squares = Array.from({ length: 50 }, (_, n) => `M${n * 24} 0v630M0 ${n * 24}h1200`).join("");

/** Breaks a heading into lines of at most the given length, where no word is longer. */
function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const line = lines.pop();
    if (line === undefined) lines.push(word);
    else if (`${line} ${word}`.length <= most) lines.push(`${line} ${word}`);
    else lines.push(line, word);
  }
  return lines;
}

/** How wide a line is, in small letters; capitals are wider. */
const widthOf = (line: string) => line.length + 0.2 * (line.match(/[A-Z]/g)?.length ?? 0);

/** The same number of lines, as even as they can be. */
const balanced = (text: string, most: number): string[] =>
  most > 1 && broken(text, most - 1).length === broken(text, most).length
    ? balanced(text, most - 1)
    : broken(text, most);

/** Where a page has no drawing of its own: the run, on its way to the heading's place. */
const run = (
  <g className="drawing">
    <path className="run" d="M0 568H816l72 -72H1120" />
    <rect className="end" x="1104" y="480" width="32" height="32" />
  </g>
);

/**
 * A page's link preview, 1200 × 630: its own heading, and beside it the drawing of its hero as SVG without
 * words, which nobody could read at the 300 pixels of a phone; empty where it has none.
 */
export function previewSvg(heading: string, drawing: string): string {
  const [width, height, most] = drawing
    ? [550, 380, heading.length > 60 ? 22 : 15]
    : [1072, 270, 26];
  const text = balanced(heading, most);
  const longest = Math.max(...text.map(widthOf));
  const size = Math.min(drawing ? 76 : 92, height / text.length / 1.08, (width / longest) * 1.62);
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <title>{heading}</title>
      <style>{style}</style>
      <rect width="1200" height="630" fill={colors.mist} />
      <path d={squares} stroke={colors.petrol} strokeOpacity="0.07" />
      {drawing ? <desc /> : run}
      <g fontFamily="Archivo" fontWeight="700" fill={colors.ink}>
        <g transform={`translate(64 64) scale(${48 / mark.size})`}>
          <MarkShapes />
        </g>
        <text x="128" y="99" fontSize="34">
          {site.brand}
        </text>
        {text.map((line, at) => (
          <text key={line} x="64" y={210 + (at + 0.6) * size * 1.08} fontSize={size}>
            {line}
          </text>
        ))}
      </g>
      <rect y="618" width="1200" height="12" fill={colors.amber} />
    </svg>,
  );
  const placed = drawing.replace(
    /<svg[^>]*viewBox="([^"]+)"[^>]*>/,
    '<svg class="drawing" x="660" y="56" width="500" height="562" preserveAspectRatio="xMidYMax" viewBox="$1">',
  );
  return withColors(svg.replace("<desc></desc>", () => placed));
}
