// @ts-check
/** Writes the guide in app/guide to one static HTML file. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../tasks.mjs";
import { buildFonts } from "./fonts.mjs";
import { loadModule } from "./load-module.mjs";

/** @returns {Promise<string>} the whole document, its fonts inside */
export async function guideHtml() {
  if (!existsSync(join(root, "app/styles/fonts"))) await buildFonts();
  const { renderGuide } = await loadModule("app/guide/render.tsx");
  return renderGuide();
}

export async function buildGuide() {
  const folder = join(root, "public/guides");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "managed-it-services-guide.html"), await guideHtml());
}
