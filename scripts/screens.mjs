// @ts-check
/**
 * `npm run screens [-- word …]`: pictures of every page and state, and one HTML page that shows them all.
 * Words pick the pages and states with one of them in their name: `npm run screens -- voip print`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "./build/files.mjs";
import { migrateDatabase, startBuiltWorker } from "./built-worker.mjs";
import { launchChromium } from "./chromium.mjs";
import { states } from "./screens/states.mjs";
import { build, root, say, stopWith } from "./tasks.mjs";

const WIDTHS = [360, 768, 1280, 1680];
const STYLE = "body{font:14px system-ui;background:#ddd}div{display:flex;gap:1rem}";
const words = process.argv.slice(2);

await build();
/** @type {import("./screens/states.mjs").State[]} */
const atRest = (await pagePaths()).flatMap((path) => [
  { name: "", path },
  { name: "without script", path, scripted: false },
]);
const shots = [...atRest, ...states].filter(
  ({ name, path }) =>
    words.length === 0 ||
    words.some((word) => path === word || `${path.slice(1)} ${name}`.includes(word)),
);
const site = startBuiltWorker({ FORM_SERVICE_URL: "http://127.0.0.1:9/" }, { log: () => {} });
const { origin } = await site.ready;
await migrateDatabase(await site.getD1Database("DB"));
const browser = await launchChromium();
const folder = join(root, "artifacts/screens");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** @type {string[]} */
const failed = [];
const escaped = (/** @type {string | undefined} */ text = "") => text.replaceAll("<", "&lt;");

let sheet = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>`;
for (const { name, path, media, act, ...state } of shots) {
  const title = `${path} ${name}`.trim();
  const page = await browser.newPage({ javaScriptEnabled: state.scripted });
  await page.emulateMedia({ reducedMotion: "reduce", ...media });
  sheet += `<h2>${title}</h2><div>`;
  for (const width of state.widths ?? WIDTHS) {
    const file = `screens/${`${path.slice(1) || "home"} ${name}`.trim().replace(/\W+/g, "-")}-${width}.jpg`;
    try {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${origin}${path}`);
      await act?.(page);
      const to = join(root, "artifacts", file);
      await page.screenshot({ path: to, fullPage: !state.view, quality: 80 });
      sheet += `<a href="${file}"><img src="${file}" alt="${title}, ${width} px" width="${width / 4}"></a>`;
    } catch (error) {
      // A page that fails is shown as failed, and the others are taken.
      const [why] = String(error).split("\n");
      failed.push(`${title}, ${width} px: ${why}`);
      sheet += `<p>${width} px failed: ${escaped(why)}</p>`;
    }
  }
  sheet += "</div>";
  await page.close();
  say(title);
}
await browser.close();
await site.dispose();
writeFileSync(join(root, "artifacts/screens.html"), `${sheet}</html>\n`);
say(join(root, "artifacts/screens.html"));
if (failed.length > 0) stopWith(`Not taken:\n${failed.join("\n")}`);
