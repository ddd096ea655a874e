/**
 * `npm run screens [-- word …]`: pictures of every page and state, and one HTML page that shows them all.
 * Words pick the pages and states with one of them in their name: `npm run screens -- voip print`.
 * `npm run screens -- --docs [word …]`: takes the pictures of the README and of docs again, in their places.
 */
import { migrateDatabase, startBuiltWorker } from "./built-worker.ts";
import { launchChromium } from "./chromium.ts";
import { startFormService } from "./form-service.ts";
import { takeDocuments } from "./screens/documents.ts";
import { takeSheet } from "./screens/sheet.ts";
import { build, stopWith } from "./tasks.ts";

const words = process.argv.slice(2).filter((word) => word !== "--docs");

await build();
const service = await startFormService(0);
const site = startBuiltWorker({ FORM_SERVICE_URL: service.url }, { log: () => {} });
const { origin } = await site.ready;
const db = (await site.getD1Database("DB")) as unknown as D1Database;
await migrateDatabase(db);
const browser = await launchChromium();
let failed: string[] = [];
if (process.argv.includes("--docs")) await takeDocuments(browser, origin, service.url, words);
else failed = await takeSheet(browser, origin, words);
await browser.close();
await site.dispose();
await service.close();
if (failed.length > 0) stopWith(`Not taken:\n${failed.join("\n")}`);
