/** Writes the guide in app/guide to one static HTML file. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../tasks.ts";
import { buildFonts } from "./fonts.ts";
import { loadModule } from "./load-module.ts";

/** The whole document, its fonts inside. */
export async function guideHtml() {
  if (!existsSync(join(root, "app/styles/fonts"))) await buildFonts();
  const { renderGuide }: typeof import("../../app/guide/render.tsx") =
    await loadModule("app/guide/render.tsx");
  return renderGuide();
}

export async function buildGuide() {
  const html = await guideHtml();
  mkdirSync(join(root, "public/guides/read"), { recursive: true });
  // To be saved, and to be read in the tab (app/worker/header-table.ts).
  for (const folder of ["guides", "guides/read"])
    writeFileSync(join(root, "public", folder, "managed-it-services-guide.html"), html);
}
