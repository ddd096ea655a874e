// @ts-check
/**
 * Renders app/guide into one HTML file that needs nothing beside it: the site's tokens, faces and
 * drawing styles are read from app/styles, so that the guide changes when the site does.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../tasks.mjs";
import { buildFonts } from "./fonts.mjs";
import { loadModule } from "./load-module.mjs";
import { buildLook } from "./look.mjs";

const styles = join(root, "app/styles");
const out = join(root, "public/guides/managed-it-services-guide.html");

/** @param {string} name */
const style = (name) => readFile(join(styles, name), "utf8");

/** The font faces, with the files inside. */
async function faces() {
  const css = await style("fonts.css");
  const files = [...css.matchAll(/url\("\.\/(.+?)"\)/g)].map(([, file]) => join(styles, `${file}`));
  if (!files.every(existsSync)) await buildFonts();
  const data = await Promise.all(files.map((file) => readFile(file, "base64")));
  let at = 0;
  return css.replace(/url\("\.\/.+?"\)/g, () => `url("data:font/woff2;base64,${data[at++]}")`);
}

/** The colors and families of the site's theme. */
async function tokens() {
  await buildLook();
  const css = (await style("tokens.css")) + (await style("app.css"));
  return `:root {${(css.match(/--(color|font)-[\w-]+: [^;]+;/g) ?? []).join(" ")}}`;
}

/** The guide's own styles, in the order of the cascade. */
const own = ["base", "cover", "chapters", "tables", "worksheet", "scorecard", "lists"].map((name) =>
  join(root, `app/guide/styles/${name}.css`),
);

async function allStyles() {
  const files = own.map((file) => readFile(file, "utf8"));
  const css = (await Promise.all([tokens(), faces(), style("drawing.css"), ...files])).join("\n");
  return css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s+/g, " ");
}

/** @returns {Promise<string>} the whole document */
export async function guideHtml() {
  const { renderGuide } = await loadModule("app/guide/render.tsx");
  return renderGuide(await allStyles());
}

export async function buildGuide() {
  const html = await guideHtml();
  await mkdir(join(out, ".."), { recursive: true });
  await writeFile(out, html);
  console.log(`  guide: ${(html.length / 1024).toFixed(0)} KB`);
}
