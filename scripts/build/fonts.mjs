// @ts-check
/** Cuts the two type families down to what the site sets: Latin, upright, the weights in use. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const out = new URL("../../app/styles/fonts/", import.meta.url);

/** @param {number} first @param {number} last */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

/** What the pages are set in: letters, figures, and the marks and signs of the copy. */
const core = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} \u00a0.,;:!?'"‘’“”…()&/@*$%+-–—·×©←→`;
/** Signs of sums and measures, which text has and headings have not. */
const sums = "=−÷½°_#";
/** What else a visitor may type, and signs that few pages have; `unicode-range` in fonts.css lists it. */
const more = `<>[\\]^\`{|}~${range(0xa1, 0xff)}↑↓≤≥€™`;

const archivo = "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2";
const publicSans = "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2";

/**
 * One entry a file of app/styles/fonts. A weight each, because a first view needs three of them and all
 * three together are smaller than one variable family.
 * @type {Record<string, { source: string, text: string, axes: Record<string, number | { min: number, max: number }> }>}
 */
const files = {
  archivo: { source: archivo, text: core, axes: { wdth: 112, wght: 700 } },
  "public-sans": { source: publicSans, text: core + sums, axes: { wght: 400 } },
  "public-sans-semibold": { source: publicSans, text: core + sums, axes: { wght: 600 } },
  "public-sans-more": { source: publicSans, text: more, axes: { wght: { min: 400, max: 600 } } },
};

/**
 * One file's font, cut. Of its features it keeps kerning and tabular figures, the two that are used.
 * @param {string} name @param {"woff2" | "sfnt"} targetFormat
 */
export async function cutFont(name, targetFormat) {
  const wanted = files[name];
  if (!wanted) throw new Error(`no such font: ${name}`);
  return subsetFont(await readFile(require.resolve(wanted.source)), wanted.text, {
    targetFormat,
    variationAxes: wanted.axes,
    keepFeatures: name === "archivo" ? ["kern", "tnum"] : ["tnum"],
    noHinting: true,
  });
}

export async function buildFonts() {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  for (const name of Object.keys(files)) {
    const font = await cutFont(name, "woff2");
    await writeFile(new URL(`${name}.woff2`, out), font);
    console.log(`  font ${name}: ${(font.length / 1024).toFixed(1)} KB`);
  }
}
