// @ts-check
/** Cuts the two type families down to what the site sets: Latin, upright, the axes in use. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const out = new URL("../app/styles/fonts/", import.meta.url);

/** @param {number} first @param {number} last */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

/** Printable ASCII and the typographic marks that the copy uses. */
const heading = `${range(0x20, 0x7e)}–—‘’“”•…→←×·§©\u00a0`;
/** What visitors type as well: the letters and signs of Latin-1. */
const text = `${heading}${range(0xa0, 0xff)}↑↓−≤≥€™`;

/** @type {Record<string, { source: string, text: string, axes: Record<string, number | { min: number, max: number }> }>} */
const families = {
  archivo: {
    source: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    text: heading,
    axes: { wdth: 112, wght: { min: 400, max: 800 } },
  },
  "public-sans": {
    source: "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2",
    text,
    axes: { wght: { min: 400, max: 700 } },
  },
};

/**
 * One family, cut; with a weight, fixed at it.
 * @param {string} family
 * @param {{ targetFormat: "woff2" | "sfnt", weight?: number }} options
 */
export async function cutFont(family, { targetFormat, weight }) {
  const wanted = families[family];
  if (!wanted) throw new Error(`no such family: ${family}`);
  const axes = weight ? { ...wanted.axes, wght: weight } : wanted.axes;
  return subsetFont(await readFile(require.resolve(wanted.source)), wanted.text, {
    targetFormat,
    variationAxes: axes,
  });
}

export async function buildFonts() {
  await mkdir(out, { recursive: true });
  for (const family of Object.keys(families)) {
    const font = await cutFont(family, { targetFormat: "woff2" });
    await writeFile(new URL(`${family}.woff2`, out), font);
    console.log(`  font ${family}: ${(font.length / 1024).toFixed(1)} KB`);
  }
}
