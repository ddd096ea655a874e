// @ts-check
/** Fonts, the guide, the files of build/client and the worker of build/server, and what is made from pages. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildEdgeFiles } from "./build/edge-files.mjs";
import { buildFonts } from "./build/fonts.mjs";
import { buildGuide } from "./build/guide.mjs";
import { buildIcons } from "./build/icons.mjs";
import { loadModule } from "./build/load-module.mjs";
import { buildLook } from "./build/look.mjs";
import { buildFromPages } from "./build/pages.mjs";
import { bin, root, run, say, stopWith } from "./tasks.mjs";

/** @type {[string, () => Promise<unknown>][]} */
const steps = [
  ["facts of the articles", () => loadModule("app/content/blog.ts")],
  ["colors and mark", buildLook],
  ["fonts", buildFonts],
  ["guide", buildGuide],
  ["pages and worker", () => run(bin("remix"), ["vite:build"])],
  ["headers of files", buildEdgeFiles],
  ["icons and manifest", buildIcons],
  ["previews and sitemap", buildFromPages],
];

rmSync(join(root, "build"), { recursive: true, force: true });
for (const [at, [name, work]] of steps.entries()) {
  say(`  ${at + 1} of ${steps.length}: ${name}`);
  await work().catch((error) => stopWith(error instanceof Error ? error.message : error));
}
