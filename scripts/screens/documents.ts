/** The pictures of the README, of docs/pictures.md and of docs/operators.md. */
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createRequestListener } from "@remix-run/node-fetch-server";
import type { Browser, Page } from "playwright";
import { loadModule } from "../build/load-module.ts";
import { migrateDatabase } from "../built-worker.ts";
import { openDatabase } from "../desk/connection.ts";
import { firstPageIn } from "../page-paths.ts";
import { sampleLeads } from "../sample-leads.ts";
import { root, say } from "../tasks.ts";
import { lead } from "./states.ts";
import { type Shot, take } from "./take.ts";

/** Sends the contact form as a browser without script does. */
const send = (values: Record<string, string>) => async (page: Page) => {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#lead-contact [name=${name}]`).fill(value);
  }
  await page.locator("#lead-contact button[type=submit]").click();
};

/** By the names of their files. */
const pictures: Record<string, Shot & { width?: number }> = {
  "site.png": { path: "/" },
  "pictures/home-phone.jpg": { path: "/", width: 390 },
  "pictures/day.jpg": { path: "/", at: "#why-businesses, .blueprint" },
  "pictures/managed-it.jpg": { path: "/services/managed-it" },
  "pictures/cybersecurity.jpg": { path: "/services/cybersecurity" },
  "pictures/map.jpg": { path: await firstPageIn("/locations/") },
  "pictures/line-card.jpg": { path: "/services/line-card", at: "#line-card" },
  "pictures/refused.jpg": {
    path: "/contact",
    scripted: false,
    act: send({ ...lead, email: "ada" }),
  },
  "pictures/sent.jpg": { path: "/contact", scripted: false, act: send(lead), at: "h1" },
  "pictures/brand.jpg": { path: "/brand-guidelines", at: "#color" },
};

async function takeInto(browser: Browser, origin: string, file: string, shot: Shot, width = 1280) {
  const path = join(root, "docs", file);
  await take(browser, origin, { view: true, ...shot }, path, { width, height: 760 });
  say(path);
}

/** All link previews on one sheet, as wide as a phone's messages show them. */
const previews = (): Shot => {
  const images = readdirSync(join(root, "build/client/og")).map(
    (name) => `<img src="/og/${name}" width="300" height="158" style="margin: 0 8px 8px 0">`,
  );
  const body = `<body style="margin: 8px; width: 1240px; line-height: 0">${images.join("")}`;
  // On a page of the site, whose policy would refuse the styles in it.
  const act = async (page: Page) => {
    await page.route("**/previews", (route) =>
      route.fulfill({ contentType: "text/html", body: `<!doctype html>${body}` }),
    );
    await page.goto(new URL("/previews", page.url()).href);
  };
  return { path: "/", act, view: false };
};

/** The operators' desk, on leads that nobody sent. */
async function takeDesk(browser: Browser) {
  const shown = "10009aab-0000-8000-8000-000000000005";
  const { miniflare, runSql } = openDatabase({ id: "desk" });
  const db = await miniflare.getD1Database("DB");
  await migrateDatabase(db);
  await db.exec(sampleLeads(2_000).replaceAll("\n", " "));
  await db.exec(
    `insert into answers values ('${shown}', '2026-11-27T09:12:00.000Z', 'Bo', 'Called.')`,
  );
  const { createDesk }: typeof import("../desk/desk.tsx") =
    await loadModule("scripts/desk/desk.tsx");
  const desk = createServer(createRequestListener(createDesk(runSql))).listen(0, "127.0.0.1");
  await once(desk, "listening");
  const origin = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  await takeInto(browser, origin, "pictures/desk.jpg", { path: "/" }, 960);
  await takeInto(browser, origin, "pictures/desk-lead.jpg", { path: `/lead/${shown}` });
  await takeInto(browser, origin, "pictures/desk-figures.jpg", { path: "/figures" });
  desk.close();
  await miniflare.dispose();
}

/**
 * Takes those with one of these words in the names of their files; without words, all.
 * @param service address of the form-service stand-in
 */
export async function takeDocuments(
  browser: Browser,
  origin: string,
  service: string,
  words: string[],
) {
  const isChosen = (file: string) =>
    words.length === 0 || words.some((word) => file.includes(word));
  for (const [file, { width, ...shot }] of Object.entries(pictures)) {
    if (isChosen(file)) {
      await takeInto(browser, origin, file, shot, width);
    }
  }
  if (isChosen("pictures/stand-in.jpg")) {
    await takeInto(browser, service, "pictures/stand-in.jpg", { path: "" });
  }
  if (isChosen("pictures/previews.jpg")) {
    await takeInto(browser, origin, "pictures/previews.jpg", previews(), 1248);
  }
  if (isChosen("pictures/desk")) await takeDesk(browser);
}
