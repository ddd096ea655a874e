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

const fontsource = (file: string) => resolve(`@fontsource-variable/${file}`);
const archivo = fontsource("archivo/files/archivo-latin-wdth-normal.woff2");
const publicSans = fontsource("public-sans/files/public-sans-latin-wght-normal.woff2");

/** Regular and semibold in one variable file: smaller than two files, and the page is laid out once less. */
const weights = { wght: { min: 400, max: 600 } };

/** One entry per file in app/styles/fonts: its family, its characters, its weights. */
const files = {
  archivo: [archivo, core, { wdth: 112, wght: 700 }],
  "public-sans": [publicSans, text, weights],
  "public-sans-more": [publicSans, more, weights],
} as const;
type Name = keyof typeof files;

/** Cuts one file's font. It keeps kerning and tabular figures, the only features in use. */
export async function cutFont(name: Name, targetFormat: "woff2" | "sfnt") {
  const [source, signs, variationAxes] = files[name];
  const keepFeatures = name === "archivo" ? ["kern", "tnum"] : ["tnum"];
  const options = { targetFormat, variationAxes, keepFeatures, noHinting: true };
  return subsetFont(await readFile(source), signs, options);
}

export async function buildFonts() {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  for (const name of Object.keys(files) as Name[]) {
    await writeFile(new URL(`${name}.woff2`, out), await cutFont(name, "woff2"));
  }
}
