/** Draws the link preview of each page (app/files/preview.tsx). */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { HTMLElement } from "node-html-parser";
import { cutFont } from "./fonts.ts";
import { loadModule } from "./load-module.ts";

const { previewSvg } =
  await loadModule<typeof import("../../app/files/preview.tsx")>("app/files/preview.tsx");

/** The typeface of the headings, as a font file: the only one in a preview. */
export const previewFont: Buffer = await cutFont("archivo", "sfnt");

// The library reads it from a file.
const folder = mkdtempSync(join(tmpdir(), "fonts-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, "archivo.ttf"), previewFont);
const font = { fontDirs: [folder], loadSystemFonts: false, defaultFontFamily: "Archivo" };

/** The preview of a page that has a heading, as SVG; undefined where it has none. */
export function previewOf(page: HTMLElement): string | undefined {
  const heading = page.querySelector("h1")?.textContent;
  const drawing = page.querySelector(".hero svg.drawing")?.clone() as HTMLElement | undefined;
  for (const words of drawing?.querySelectorAll("text, .plate") ?? []) words.remove();
  return heading && previewSvg(heading, drawing?.outerHTML ?? "");
}

export const pngOf = (svg: string, width = 1200): Buffer =>
  new Resvg(svg, { font, fitTo: { mode: "width", value: width } }).render().asPng();
