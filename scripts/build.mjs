// @ts-check
/** Fonts, the guide, the Remix build, and the bundled worker in build/worker (what `wrangler deploy` would send). */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildFonts } from "./fonts.mjs";
import { buildGuide } from "./guide.mjs";
import { bin, root, run } from "./tasks.mjs";

rmSync(join(root, "build"), { recursive: true, force: true });
await buildFonts();
await buildGuide();
await run(bin("remix"), ["vite:build"], { show: true });
await run(bin("wrangler"), ["deploy", "--dry-run", "--outdir", "build/worker"], { show: true });
