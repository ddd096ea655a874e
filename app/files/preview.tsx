import { renderToStaticMarkup } from "react-dom/server";
import { MarkShapes } from "~/components/layout/logo";
import { colors, mark } from "~/config/look";
import { site } from "~/config/site";
import drawingStyle from "~/styles/drawing.css?raw";
import mapStyle from "~/styles/map.css?raw";
import { withColors } from "./brand";

/** What the picture cannot use: media queries, with animations in them, and comments. */
const style = `${drawingStyle}${mapStyle}`
  .replace(/@media[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "")
  .replace(/\/\*[\s\S]*?\*\//g, "");

const squares = Array.from({ length: 50 }, (_, n) => `M${n * 24} 0v630M0 ${n * 24}h1200`).join("");

/** Breaks a heading into lines of about the given length. */
function lines(text: string, most: number): readonly string[] {
  const broken: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = broken.pop();
    if (line === undefined) broken.push(word);
    else if (`${line} ${word}`.length <= most) broken.push(`${line} ${word}`);
    else broken.push(line, word);
  }
  return broken;
}

/**
 * A page's link preview, 1200 × 630: its own heading, and its drawing as SVG, empty where it has none.
 */
export function previewSvg(heading: string, drawing: string): string {
  const text = lines(heading, heading.length > 60 ? 22 : 15);
  const longest = Math.max(...text.map((line) => line.length));
  const size = Math.min(76, 380 / text.length / 1.08, (560 / longest) * 1.62);
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <title>{heading}</title>
      <style>{style}</style>
      <rect width="1200" height="630" fill={colors.mist} />
      <path d={squares} stroke={colors.petrol} strokeOpacity="0.07" />
      <desc />
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
    '<svg class="drawing" x="660" y="84" width="500" height="462" viewBox="$1">',
  );
  return withColors(svg.replace("<desc></desc>", () => placed));
}
