/** Writes the other files in build/client, which app/files makes from the app. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { parse } from "node-html-parser";
import { startBuiltWorker } from "../built-worker.ts";
import { root } from "../tasks.ts";
import { loadModule } from "./load-module.ts";
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
async function writeIcons() {
  const { markSvg, manifest }: typeof import("../../app/files/brand.tsx") =
    await loadModule("app/files/brand.tsx");
  const png = (svg: string, width: number) =>
    new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
  // Search engines want a multiple of 48 pixels.
  write("favicon.ico", ico(png(markSvg(), 48), 48));
  write("apple-touch-icon.png", png(markSvg(true), 180));
  write("icon-512.png", png(markSvg(true), 512));
  write("manifest.webmanifest", manifest());
}

/** The headers with which Cloudflare serves files. */
async function writeHeaders() {
  const { headersFile }: typeof import("../../app/worker/header-table.ts") = await loadModule(
    "app/worker/header-table.ts",
  );
  const guide = readFileSync(join(client, "guides/managed-it-services-guide.html"), "utf8");
  const style = guide.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? "";
  write("_headers", headersFile(`sha256-${createHash("sha256").update(style).digest("base64")}`));
}

/** Every path in the route table. */
async function routePaths() {
  const { default: routes } =
    await loadModule<typeof import("../../app/routes.ts")>("app/routes.ts");
  return routes.map(({ path = "/" }) => path).filter((path) => path !== "*");
}

/** Every path in the route table that is a page. */
export const pagePaths = async () => (await routePaths()).filter((path) => !path.endsWith(".xml"));

/** The first page below a path, such as an office's, whose names the owner chooses. Throws an Error if there is none. */
export async function firstPageIn(folder: string) {
  const path = (await pagePaths()).find((one) => one.startsWith(folder));
  if (!path) throw new Error(`No page of the site is in ${folder}.`);
  return path;
}

/** The finished pages, the preview picture of each and the sitemap, from the built worker. */
async function writeFromPages() {
  const { fileOf }: typeof import("../../app/worker/finished-pages.ts") = await loadModule(
    "app/worker/finished-pages.ts",
  );
  const { robotsTxt, securityTxt, sitemapXml }: typeof import("../../app/files/for-robots.ts") =
    await loadModule("app/files/for-robots.ts");
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

export async function buildFiles() {
  removeUnnamed();
  await writeIcons();
  await writeHeaders();
  await writeFromPages();
}
