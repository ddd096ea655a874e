// @ts-check
/** How many bytes a page costs its first visitor, compressed, and how many it may. */
import { gzipSync } from "node:zlib";

/** Kilobytes (1024 bytes), gzipped but for the fonts, which are compressed already. */
export const budgets = { html: 24, css: 12, js: 125, fonts: 45 };

/** @typedef {keyof typeof budgets} Kind */

/**
 * Fetches a page and all the files it asks for at first.
 * @param {string} origin @param {string} path
 * @returns {Promise<Record<Kind, number>>} kilobytes
 */
export async function weigh(origin, path) {
  const html = await (await fetch(`${origin}${path}`)).text();
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];
  const sum = { html: gzipSync(html).length, css: 0, js: 0, fonts: 0 };
  for (const file of files) {
    const bytes = Buffer.from(await (await fetch(`${origin}${file}`)).arrayBuffer());
    if (file.endsWith(".woff2")) sum.fonts += bytes.length;
    else sum[file.endsWith(".css") ? "css" : "js"] += gzipSync(bytes).length;
  }
  return /** @type {Record<Kind, number>} */ (
    Object.fromEntries(Object.entries(sum).map(([kind, bytes]) => [kind, bytes / 1024]))
  );
}
