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
import { lead, send } from "./states.ts";
import { type Shot, take } from "./take.ts";

/** All link previews on one sheet, as wide as a phone's messages show them. */
async function showPreviews(page: Page) {
  const images = readdirSync(join(root, "build/client/og")).map(
    (name) => `<img src="/og/${name}" width="300" height="158" style="margin: 0 8px 8px 0">`,
  );
  const body = `<body style="margin: 8px; width: 1240px; line-height: 0">${images.join("")}`;
  // At an address of the site, which shows its images nowhere else, and without its policy, which would refuse these styles.
  await page.route("**/previews", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html>${body}` }),
  );
  await page.goto(new URL("/previews", page.url()).href);
}

/** A lead that nobody sent. */
const LEAD = "10009aab-0000-8000-8000-000000000005";

interface Picture extends Shot {
  /** Pixels */
  width?: number;
  /** Whose page it is, if not the site's: the form-service stand-in's or the operators' desk's. */
  of?: "stand-in" | "desk";
}

/** By the names of their files. */
const pictures: Record<string, Picture> = {
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
    act: send({ ...lead, email: "ada" }, "#contact-outcome"),
  },
  "pictures/sent.jpg": {
    path: "/contact",
    scripted: false,
    act: send(lead, "[data-sent]"),
    at: "h1",
  },
  "pictures/brand.jpg": { path: "/brand-guidelines", at: "#color" },
  "pictures/stand-in.jpg": { path: "", of: "stand-in" },
  "pictures/previews.jpg": { path: "/", act: showPreviews, view: false, width: 1248 },
  "pictures/desk.jpg": { path: "/", of: "desk", width: 960 },
  "pictures/desk-lead.jpg": { path: `/lead/${LEAD}`, of: "desk" },
  "pictures/desk-figures.jpg": { path: "/figures", of: "desk" },
};

/** The operators' desk, on leads that nobody sent. */
async function startDesk() {
  const { miniflare, runSql } = openDatabase({ id: "desk" });
  const db = await miniflare.getD1Database("DB");
  await migrateDatabase(db);
  await db.exec(sampleLeads(2_000).replaceAll("\n", " "));
  await db.exec(
    `insert into answers values ('${LEAD}', '2026-11-27T09:12:00.000Z', 'Bo', 'Called.')`,
  );
  const { createDesk }: typeof import("../desk/desk.tsx") =
    await loadModule("scripts/desk/desk.tsx");
  const server = createServer(createRequestListener(createDesk(runSql))).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await miniflare.dispose();
    },
  };
}

/**
 * Takes those with one of these words in the names of their files; without words, all.
 * @param service address of the form-service stand-in
 */
export async function takeDocuments(
  browser: Browser,
  site: string,
  words: string[],
  service: string,
) {
  const desk = await startDesk();
  const origins = { site, "stand-in": service, desk: desk.origin };
  for (const [file, { width = 1280, of = "site", ...shot }] of Object.entries(pictures)) {
    if (words.length > 0 && !words.some((word) => file.includes(word))) continue;
    const path = join(root, "docs", file);
    await take(browser, origins[of], { view: true, ...shot }, path, { width, height: 760 });
    say(path);
  }
  await desk.close();
}
