/** Cuts the two font families down to what the site uses: Latin, upright, a few weights. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const out = new URL("../../app/styles/fonts/", import.meta.url);

/** The characters in headings: letters, figures and the punctuation of the copy. */
const core =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,;:!?'\"‘’“”…()&/@$%+=-–—·×";
/** And signs that occur in text but not in headings. */
const text = `${core}*©←→−÷½`;
const latin1 = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0xa1 + at));
/** Other characters a visitor may type, and signs on few pages, as listed in `unicode-range` in fonts.css. */
const more = `#<>[\\]^_\`{|}~${latin1}↑↓≤≥€™`.replaceAll(/[©·½×÷]/g, "");

const archivo = resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2");
const publicSans = resolve(
  "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2",
);

/** Regular and semibold in one variable file: smaller than two files, and the page is laid out once less. */
const weights = { wght: { min: 400, max: 600 } };

type Axes = Parameters<typeof subsetFont>[2]["variationAxes"];

/** One entry per file in app/styles/fonts: its family, its characters, its weights. */
const files: Record<string, [source: string, signs: string, axes: Axes]> = {
  archivo: [archivo, core, { wdth: 112, wght: 700 }],
  "public-sans": [publicSans, text, weights],
  "public-sans-more": [publicSans, more, weights],
};

/**
 * Cuts one file's font. It keeps kerning and tabular figures, the only features in use.
 * @param axes instead of the file's own
 */
export async function cutFont(name: string, targetFormat: "woff2" | "sfnt", axes?: Axes) {
  const [source, signs, ownAxes] = files[name] ?? [archivo, core, {}];
  const keepFeatures = name === "archivo" ? ["kern", "tnum"] : ["tnum"];
  const options = { targetFormat, variationAxes: axes ?? ownAxes, keepFeatures, noHinting: true };
  return subsetFont(await readFile(source), signs, options);
}

export async function buildFonts() {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  for (const name of Object.keys(files)) {
    await writeFile(new URL(`${name}.woff2`, out), await cutFont(name, "woff2"));
  }
}
