// @ts-check
/** Paints a page's link preview, 1200 × 630, from its own heading and drawing. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { root } from "../tasks.mjs";
import { cutFont } from "./fonts.mjs";
import { look, markSvg } from "./look.mjs";

const LINE = 15;

/**
 * The drawings' style, and a function that puts the tokens' values in the place of their names; no media
 * queries, no animation.
 */
function drawingStyle() {
  const read = (/** @type {string} */ file) => readFileSync(join(root, "app/styles", file), "utf8");
  const tokens = new Map(
    [...read("tokens.css").matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [
      match[1],
      match[2],
    ]),
  );
  const style = `${read("drawing.css")}${read("map.css")}`
    .replace(/@media[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "")
    .replace(/\/\*[\s\S]*?\*\//g, "");
  const withValues = (/** @type {string} */ svg) =>
    svg.replace(/var\((--[\w-]+)\)/g, (_, name) => tokens.get(name) ?? "none");
  return { style, withValues };
}

/** Breaks a heading into lines of about the given length. @param {string} text @param {number} most */
function lines(text, most) {
  /** @type {string[]} */
  const broken = [];
  for (const word of text.split(/\s+/)) {
    const line = broken.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= most)
      broken[broken.length - 1] += ` ${word}`;
    else broken.push(word);
  }
  return broken;
}

/** @returns {Promise<(page: { heading: string, drawing: string, brand: string }) => Buffer>} */
export async function previewPainter() {
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  const fontFiles = await Promise.all(
    ["archivo", "public-sans-semibold"].map(async (name) => {
      const file = join(folder, `${name}.ttf`);
      writeFileSync(file, await cutFont(name, "sfnt"));
      return file;
    }),
  );
  const { style, withValues } = drawingStyle();
  const brandLook = await look();
  const mark = markSvg(brandLook);
  return ({ heading, drawing, brand }) => {
    const text = lines(heading, heading.length > 60 ? LINE + 7 : LINE);
    const size = Math.min(
      76,
      380 / text.length / 1.08,
      (560 / Math.max(...text.map((line) => line.length))) * 1.62,
    );
    const rows = text.map(
      (line, at) =>
        `<text x="64" y="${210 + (at + 0.6) * size * 1.08}" font-size="${size}">${line}</text>`,
    );
    const placed = drawing.replace(
      /<svg[^>]*viewBox="([^"]+)"[^>]*>/,
      '<svg class="drawing" x="660" y="84" width="500" height="462" viewBox="$1">',
    );
    const svg =
      withValues(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<style>${style} .grid { stroke: var(--color-petrol); stroke-opacity: 0.07; }</style>
<rect width="1200" height="630" fill="var(--color-mist)"/>
<path class="grid" d="${Array.from({ length: 50 }, (_, n) => `M${n * 24} 0v630M0 ${n * 24}h1200`).join("")}"/>
${placed}
<g font-family="Archivo" font-weight="700" fill="var(--color-ink)">
<g transform="translate(64 64) scale(${48 / brandLook.mark.size})">${mark}</g>
<text x="128" y="99" font-size="34">${brand}</text>
${rows.join("\n")}
</g>
<rect y="618" width="1200" height="12" fill="var(--color-amber)"/>
</svg>`);
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Archivo" };
    return new Resvg(svg, { font }).render().asPng();
  };
}
