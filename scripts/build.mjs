// @ts-check
/** Fonts, the guide, the files of build/client and the worker of build/server, and what is made from pages. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildEdgeFiles } from "./build/edge-files.mjs";
import { buildFonts } from "./build/fonts.mjs";
import { buildGuide } from "./build/guide.mjs";
import { buildLook } from "./build/look.mjs";
import { buildFromPages } from "./build/pages.mjs";
import { bin, childEnv, root, run } from "./tasks.mjs";

rmSync(join(root, "build"), { recursive: true, force: true });
await run(process.execPath, [join(root, "scripts/build/check-articles.mjs")], {
  env: { ...childEnv, NODE_ENV: "development" },
});
await buildLook();
await buildFonts();
await buildGuide();
await run(bin("remix"), ["vite:build"], { show: true });
await buildEdgeFiles();
await buildFromPages();
