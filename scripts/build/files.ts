/** Writes the other files in build/client, which app/files makes from the app. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "node-html-parser";
import { manifest, markSvg } from "~/files/brand";
import { robotsTxt, securityTxt, sitemapXml } from "~/files/for-robots";
import { fileOf } from "~/worker/finished-pages";
import { headersFile } from "~/worker/header-table";
import { startBuiltWorker } from "../built-worker.ts";
import { routePaths } from "../page-paths.ts";
import { root } from "../tasks.ts";
import { filesOf, finishPage } from "./pages.ts";
import { pngOf, previewOf } from "./previews.ts";

const client = join(root, "build/client");

function write(name: string, data: string | Uint8Array) {
  const file = join(client, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** A PNG of up to 255 pixels as an .ico file with one entry. */
function ico(png: Buffer, width: number) {
  const head = [0, 0, 1, 0, 1, 0, width, width, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0];
  const header = Buffer.from(head);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** The icons that browsers and phones request by default, and the manifest. */
function writeIcons() {
  // Search engines want a multiple of 48 pixels.
  write("favicon.ico", ico(pngOf(markSvg(), 48), 48));
  write("apple-touch-icon.png", pngOf(markSvg(true), 180));
  write("icon-512.png", pngOf(markSvg(true), 512));
  write("manifest.webmanifest", manifest());
}

/** The headers with which Cloudflare serves files. */
function writeHeaders() {
  const guide = readFileSync(join(client, "guides/managed-it-services-guide.html"), "utf8");
  const style = guide.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? "";
  write("_headers", headersFile(`sha256-${createHash("sha256").update(style).digest("base64")}`));
}

/** The finished pages, the preview picture of each and the sitemap, from the built worker. */
async function writeFromPages() {
  const miniflare = startBuiltWorker({ FORM_SERVICE_URL: "http://127.0.0.1:9/" });
  const { origin } = await miniflare.ready;
  const indexed = [];
  for (const path of await routePaths()) {
    const finished = await finishPage(origin, path);
    for (const [encoding, data] of Object.entries(filesOf(finished))) {
      write(fileOf(path, encoding), data);
    }
    const { text } = finished;
    const page = parse(text);
    const preview = previewOf(page);
    if (!preview) continue;
    const meta = (name: string) =>
      page.querySelector(`meta[${name}]`)?.getAttribute("content") ?? "";
    write(new URL(meta('property="og:image"')).pathname, pngOf(preview));
    if (meta('name="robots"') !== "noindex") {
      const modified = text.match(/"dateModified":"([^"]+)"/)?.[1];
      indexed.push({ canonical: meta('property="og:url"'), modified });
    }
  }
  await miniflare.dispose();
  write("sitemap.xml", sitemapXml(indexed));
  write("robots.txt", robotsTxt());
  write(".well-known/security.txt", securityTxt());
  console.log(`  ${indexed.length} pages in the sitemap`);
}

/** Removes files that no page loads: the empty client modules of routes, and Remix's manifest of them. */
function removeUnnamed() {
  const folder = join(client, "assets");
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (/^manifest-.+\.js$/.test(name) || statSync(file).size <= 1) rmSync(file);
  }
}

/** Loaded through Vite (load-module.ts), for its imports of the app. */
export async function buildFiles() {
  removeUnnamed();
  writeIcons();
  writeHeaders();
  await writeFromPages();
}
