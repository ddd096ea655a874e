// @ts-check
/** `npm run picture`: takes the picture at the top of the README, docs/site.png, from the built site. */
import { join } from "node:path";
import { startBuiltWorker } from "./built-worker.mjs";
import { launchChromium } from "./chromium.mjs";
import { build, root, say } from "./tasks.mjs";

await build();
const site = startBuiltWorker({}, { log: () => {} });
const { origin } = await site.ready;
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1280, height: 760 } });
await page.emulateMedia({ reducedMotion: "reduce" });
await page.goto(origin);
await page.evaluate("document.fonts.ready");
const path = join(root, "docs/site.png");
await page.screenshot({ path });
await browser.close();
await site.dispose();
say(path);
