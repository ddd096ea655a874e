/**
 * `npm run picture`: takes the picture at the top of the README and those of docs/pictures.md, from the built site,
 * and those of the operators' desk in docs/operators.md; with `-- desk` those alone.
 */
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createRequestListener } from "@remix-run/node-fetch-server";
import type { Page } from "playwright";
import { firstPageIn } from "./build/files.ts";
import { loadModule } from "./build/load-module.ts";
import { migrateDatabase, startBuiltWorker } from "./built-worker.ts";
import { launchChromium } from "./chromium.ts";
import { askOf } from "./desk/connection.ts";
import { startFormService } from "./form-service.ts";
import { sampleLeads } from "./sample-leads.ts";
import { build, root, say } from "./tasks.ts";

export type Picture = {
  name: string;
  path: string;
  at?: string;
  width?: number;
  act?: (page: Page) => Promise<unknown>;
};

const lead = { name: "Ada Miller", email: "ada@example.com", message: "Our server is old." };

/** Sends the contact form as a browser without script does. */
const send = (values: Record<string, string>) => async (page: Page) => {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#lead-contact [name=${name}]`).fill(value);
  }
  await page.locator("#lead-contact button[type=submit]").click();
};

/** `at`: what stands at the top of the picture. */
const pictures: Picture[] = [
  { name: "home-phone", path: "/", width: 390 },
  { name: "day", path: "/", at: "#why-businesses, .blueprint" },
  { name: "managed-it", path: "/services/managed-it" },
  { name: "cybersecurity", path: "/services/cybersecurity" },
  { name: "map", path: await firstPageIn("/locations/") },
  { name: "line-card", path: "/services/line-card", at: "#line-card" },
  { name: "refused", path: "/contact", act: send({ ...lead, email: "ada" }) },
  { name: "sent", path: "/contact", act: send(lead), at: "h1" },
  { name: "brand", path: "/brand-guidelines", at: "#color" },
];

await build();
const service = await startFormService(0);
const site = startBuiltWorker({ FORM_SERVICE_URL: service.url }, { log: () => {} });
const { origin } = await site.ready;
await migrateDatabase(await site.getD1Database("DB"));
const browser = await launchChromium();

async function take(url: string, file: string, { at, width = 1280, act }: Partial<Picture> = {}) {
  const page = await browser.newPage({
    viewport: { width, height: 760 },
    reducedMotion: "reduce",
    javaScriptEnabled: !act,
  });
  await page.goto(url);
  await act?.(page);
  if (at)
    await page
      .locator(at)
      .first()
      .evaluate((part) => part.scrollIntoView());
  const path = join(root, "docs", file);
  await page.screenshot(file.endsWith("jpg") ? { path, quality: 75, type: "jpeg" } : { path });
  await page.close();
  say(path);
}

/** All link previews on one sheet, as wide as a phone's messages show them. */
async function takePreviews() {
  const page = await browser.newPage({ viewport: { width: 1248, height: 100 }, bypassCSP: true });
  await page.goto(origin);
  const images = readdirSync(join(root, "build/client/og")).map(
    (name) => `<img src="/og/${name}" width="300" height="158" style="margin: 0 8px 8px 0">`,
  );
  await page.setContent(
    `<base href="${origin}"><body style="margin: 8px; width: 1240px; line-height: 0">${images.join("")}`,
  );
  const path = join(root, "docs/pictures/previews.jpg");
  await page.screenshot({ path, fullPage: true, quality: 75, type: "jpeg" });
  await page.close();
  say(path);
}

/** The operators' desk, on leads that nobody sent. */
async function takeDesk() {
  const db = (await site.getD1Database("DB")) as unknown as D1Database;
  const shown = "10009aab-0000-8000-8000-000000000005";
  await db.exec("delete from deliveries");
  await db.exec(sampleLeads(2_000).replaceAll("\n", " "));
  await db.exec(
    `insert into answers values ('${shown}', '2026-11-27T09:12:00.000Z', 'Bo', 'Called.')`,
  );
  const { deskOf }: typeof import("./desk/desk.tsx") = await loadModule("scripts/desk/desk.tsx");
  const desk = createServer(createRequestListener(deskOf(askOf(db)))).listen(0, "127.0.0.1");
  await once(desk, "listening");
  const address = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  await take(`${address}/`, "pictures/desk.jpg", { width: 960 });
  await take(`${address}/lead/${shown}`, "pictures/desk-lead.jpg");
  await take(`${address}/figures`, "pictures/desk-figures.jpg");
  desk.close();
}

mkdirSync(join(root, "docs/pictures"), { recursive: true });
if (!process.argv.includes("desk")) {
  await take(origin, "site.png");
  for (const { name, path, ...more } of pictures) {
    await take(origin + path, `pictures/${name}.jpg`, more);
  }
  await take(service.url, "pictures/stand-in.jpg");
  await takePreviews();
}
await takeDesk();
await browser.close();
await site.dispose();
await service.close();
