// @ts-check
/**
 * What is made from the finished pages: their link-preview pictures, the sitemap and robots.txt.
 * Asking the built worker keeps it true to the configuration, with no second list of pages.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startBuiltWorker } from "../built-worker.mjs";
import { bin, childEnv, root } from "../tasks.mjs";
import { previewPainter } from "./preview.mjs";

const client = join(root, "build/client");

/** @typedef {{ path?: string, children?: Route[] }} Route */
/** @param {Route[]} routes @returns {string[]} */
const pathsOf = (routes) =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

/** Every address of the route table that is a page. */
export function pagePaths() {
  const json = execFileSync(bin("remix"), ["routes", "--json"], { cwd: root, env: childEnv });
  return pathsOf(JSON.parse(json.toString()))
    .map((path) => (path.startsWith("/") ? path : `/${path}`))
    .filter((path) => !path.includes("*") && !path.endsWith(".xml"));
}

/** @param {string} html @param {RegExp} pattern */
const find = (html, pattern) => html.match(pattern)?.[1] ?? "";

/** @param {string} html */
const factsOf = (html) => ({
  canonical: find(html, /<link rel="canonical" href="([^"]+)"/),
  indexed: !/<meta name="robots" content="noindex"/.test(html),
  modified: find(html, /"dateModified":"([^"]+)"/),
  image: new URL(find(html, /<meta property="og:image" content="([^"]+)"/)).pathname,
  heading: find(html, /<h1[^>]*>([\s\S]*?)<\/h1>/).replace(/<[^>]*>/g, ""),
  drawing: find(html, /<main[\s\S]*?(<svg[^>]*class="drawing[\s\S]*?<\/svg>)/),
  brand: find(html, /<meta property="og:site_name" content="([^"]+)"/),
});

export async function buildFromPages() {
  const miniflare = startBuiltWorker({ FORM_SERVICE_URL: "http://127.0.0.1:9/" });
  const { origin } = await miniflare.ready;
  const paint = await previewPainter();
  /** @type {ReturnType<typeof factsOf>[]} */
  const pages = [];
  mkdirSync(join(client, "og"), { recursive: true });
  for (const path of pagePaths()) {
    const answer = await fetch(`${origin}${path}`);
    if (answer.status !== 200) {
      throw new Error(`${path} answers ${answer.status}; \`npm run dev\` shows why`);
    }
    const facts = factsOf(await answer.text());
    pages.push(facts);
    writeFileSync(join(client, facts.image), paint(facts));
  }
  await miniflare.dispose();

  const urls = pages
    .filter(({ indexed }) => indexed)
    .map(({ canonical, modified }) => {
      const changed = modified && `<lastmod>${modified}</lastmod>`;
      return `  <url><loc>${canonical}</loc>${changed}</url>`;
    });
  writeFileSync(
    join(client, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
  );
  const sitemap = new URL("/sitemap.xml", pages[0]?.canonical);
  writeFileSync(join(client, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  console.log(`  ${pages.length} previews, ${urls.length} pages in the sitemap`);
}
