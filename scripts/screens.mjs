// @ts-check
/**
 * `npm run screens [-- word …]`: pictures of every page and state, and one HTML page that shows them all.
 * Words choose the pages and states whose names hold one of them: `npm run screens -- voip print`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "./build/pages.mjs";
import { migrateDatabase, startBuiltWorker } from "./built-worker.mjs";
import { launchChromium } from "./chromium.mjs";
import { states } from "./screens/states.mjs";
import { build, root, say } from "./tasks.mjs";

const WIDTHS = [360, 768, 1280, 1680];
const words = process.argv.slice(2);

/** @param {string} path */
const atRest = (path) => [
  { name: "", path },
  { name: "without script", path, scripted: false },
];

/** @type {(import("./screens/states.mjs").State & { scripted?: boolean })[]} */
const shots = [...pagePaths().flatMap(atRest), ...states].filter(
  ({ name, path }) =>
    words.length === 0 ||
    words.some((word) => path === word || `${path.slice(1)} ${name}`.includes(word)),
);

await build();
const site = startBuiltWorker({ FORM_SERVICE_URL: "http://127.0.0.1:9/" }, { log: () => {} });
const { origin } = await site.ready;
await migrateDatabase(await site.getD1Database("DB"));
const browser = await launchChromium();
const folder = join(root, "artifacts/screens");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** @type {string[]} */
const rows = [];
for (const { name, path, scripted = true, widths = WIDTHS, media, act, view = false } of shots) {
  const title = `${path} ${name}`.trim();
  const page = await browser.newPage({ javaScriptEnabled: scripted });
  await page.emulateMedia({ reducedMotion: "reduce", ...media });
  const pictures = [];
  for (const width of widths) {
    const file = `${(path.slice(1) || "home").replace(/\W+/g, "-")}${name && `-${name.replace(" ", "-")}`}-${width}.jpg`;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${origin}${path}`);
    await act?.(page);
    await page.screenshot({ path: join(folder, file), fullPage: !view, quality: 80 });
    pictures.push(
      `<a href="screens/${file}"><img src="screens/${file}" alt="${title}, ${width} px" width="${width / 4}" loading="lazy"></a>`,
    );
  }
  await page.close();
  rows.push(`<h2>${title}</h2><div>${pictures.join("")}</div>`);
  say(title);
}
await browser.close();
await site.dispose();

const sheet = join(root, "artifacts/screens.html");
const style =
  "body{font:14px system-ui;margin:1rem;background:#ddd}div{display:flex;gap:1rem;align-items:start}";
writeFileSync(
  sheet,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style><h1>${shots.length} pages and states</h1>${rows.join("\n")}</html>\n`,
);
say(sheet);
