import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSync } from "recheck";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { root } from "../../scripts/tasks.ts";

/**
 * The expressions of the built worker, libraries included, whose time can grow faster than what they read,
 * each with why nobody can make it do so. `recheck` finds them.
 */
const known = [
  // Over our own pages and texts.
  String.raw`/<(\/?)([a-z][\w-]*)([^>]*)>|<!--.*?-->/gs`,
  String.raw`/<script type="application\/ld\+json">.*?<\/script>/s`,
  String.raw`/<svg[\s\S]*?<\/svg>/g`,
  // Remix and its router: over paths of the route table, because no other reaches them.
  String.raw`/(.)\/+$/`,
  String.raw`/\/*\*?$/`,
  String.raw`/\/+$/`,
  // Remix: in the reading of multipart forms and in the signing of cookies, of which the site uses neither.
  String.raw`/\s*;\s*boundary=/`,
  "/=+$/",
  // In the browser, over a page of the site.
  String.raw`/<style>.*?<\/style>/s`,
];

const code = readFileSync(join(root, "build/server/worker.js"), "utf8");

/** Every expression that stands in the worker as such. */
function expressionsIn(node: unknown): { pattern: string; flags: string }[] {
  if (Array.isArray(node)) return node.flatMap(expressionsIn);
  if (typeof node !== "object" || node === null) return [];
  const own = "regex" in node && node.regex;
  return own
    ? [own as { pattern: string; flags: string }]
    : Object.values(node).flatMap(expressionsIn);
}

test("no expression of the worker takes more than linear time over what a stranger sends", () => {
  const all = new Map(
    expressionsIn(parseAst(code)).map((one) => [`/${one.pattern}/${one.flags}`, one]),
  );
  expect(all.size).toBeGreaterThan(50);
  const unsafe = [...all].filter(
    ([, { pattern, flags }]) => checkSync(pattern, flags, { timeout: 60_000 }).status !== "safe",
  );
  expect(unsafe.map(([text]) => text).filter((text) => !known.includes(text))).toEqual([]);
});
