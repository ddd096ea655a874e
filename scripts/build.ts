/** Builds the fonts, the guide, build/client and the worker in build/server, then what is made from pages. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildFonts } from "./build/fonts.ts";
import { buildGuide } from "./build/guide.ts";
import { loadModule } from "./build/load-module.ts";
import { bin, root, run, say, stopWith } from "./tasks.ts";

type Brand = typeof import("./build/brand.ts");
type Files = typeof import("./build/files.ts");

/** Before all else, as a fault in them would show only in the last step. */
async function readSettings() {
  try {
    // On Windows its import fails before we can say why.
    const { unstable_readConfig: readConfig } = await import("wrangler");
    readConfig({ config: join(root, "wrangler.toml") });
  } catch (error) {
    throw new Error(`wrangler.toml: ${error instanceof Error ? error.message : error}`);
  }
}

const steps: [string, () => Promise<unknown>][] = [
  ["settings in wrangler.toml", readSettings],
  ["facts of the articles", () => loadModule("app/content/blog.ts")],
  ["colors and mark", async () => (await loadModule<Brand>("scripts/build/brand.ts")).buildBrand()],
  ["fonts", buildFonts],
  ["guide", buildGuide],
  ["pages and worker", () => run(bin("remix"), ["vite:build"])],
  [
    "headers, icons, previews and sitemap",
    async () => (await loadModule<Files>("scripts/build/files.ts")).buildFiles(),
  ],
];

rmSync(join(root, "build"), { recursive: true, force: true });
for (const [at, [name, work]] of steps.entries()) {
  say(`  ${at + 1} of ${steps.length}: ${name}`);
  await work().catch((error) => stopWith(error instanceof Error ? error.message : error));
}
