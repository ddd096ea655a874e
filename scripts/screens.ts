/**
 * `npm run screens [-- word …]`: pictures of every page and state, and one HTML page that shows them all.
 * Words pick the pages and states with one of them in their name: `npm run screens -- voip print`.
 * `npm run screens -- --engines [word …]`: pages in Chromium, Firefox and WebKit, and as they print.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "./build/files.ts";
import { migrateDatabase, startBuiltWorker } from "./built-worker.ts";
import { chromiumSheet } from "./screens/chromium.ts";
import { engineSheet } from "./screens/engines.ts";
import type { State } from "./screens/states.ts";
import { states } from "./screens/states.ts";
import { build, root, say, stopWith } from "./tasks.ts";

const STYLE = "body{font:14px system-ui;background:#ddd}div{display:flex;gap:1rem}";
const words = process.argv.slice(2).filter((word) => word !== "--engines");
const engines = process.argv.includes("--engines");

await build();
const atRest: State[] = (await pagePaths()).flatMap((path) => [
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
const folder = join(root, "artifacts/screens");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const pagesAlone = [...new Set(shots.filter(({ name }) => !name).map(({ path }) => path))];
const { rows, failed } = engines
  ? await engineSheet(origin, pagesAlone, folder)
  : await chromiumSheet(origin, shots, folder);
await site.dispose();
writeFileSync(
  join(root, "artifacts/screens.html"),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>${rows}</html>\n`,
);
say(join(root, "artifacts/screens.html"));
if (failed.length > 0) stopWith(`Not taken:\n${failed.join("\n")}`);
