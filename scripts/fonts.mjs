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

/** @type {{ source: string, file: string, text: string, axes: Record<string, number | { min: number, max: number }> }[]} */
const families = [
  {
    source: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    file: "archivo.woff2",
    text: heading,
    axes: { wdth: 112, wght: { min: 400, max: 800 } },
  },
  {
    source: "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2",
    file: "public-sans.woff2",
    text,
    axes: { wght: { min: 400, max: 700 } },
  },
];

export async function buildFonts() {
  await mkdir(out, { recursive: true });
  for (const { source, file, text, axes } of families) {
    const font = await subsetFont(await readFile(require.resolve(source)), text, {
      targetFormat: "woff2",
      variationAxes: axes,
    });
    await writeFile(new URL(file, out), font);
    console.log(`  font ${file}: ${(font.length / 1024).toFixed(1)} KB`);
  }
}
