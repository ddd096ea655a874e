import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSync } from "recheck";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { root } from "../../scripts/tasks.ts";
import { everyResponse } from "../support/responses";
import { siteForTests } from "../support/site-for-tests";

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

function expressionsIn(node: unknown): { pattern: string; flags: string }[] {
  if (Array.isArray(node)) return node.flatMap(expressionsIn);
  if (typeof node !== "object" || node === null) return [];
  const own = "regex" in node && node.regex;
  return own
    ? [own as { pattern: string; flags: string }]
    : Object.values(node).flatMap(expressionsIn);
}

/** The limits that a clock sets are off, so that a busy machine finds what an idle one does: those by steps remain. */
const limits = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
};

/** Of these expressions those that take more than linear time and are not known. */
const unsafe = (all: Iterable<{ pattern: string; flags: string }>) =>
  [...all]
    .filter(({ pattern, flags }) => checkSync(pattern, flags, limits).status !== "safe")
    .map(({ pattern, flags }) => `/${pattern}/${flags}`)
    .filter((text) => !known.includes(text));

/** Notes every expression that the worker makes while it runs, and says which. */
const main = `const made = new Map();
const note = (expression) => {
  const { source: pattern, flags } = expression;
  // Miniflare's bindings make some too; the third frame is what called \`RegExp\`.
  if (new Error().stack.split("\\n")[3].includes("worker.js")) made.set(String(expression), { pattern, flags });
  return expression;
};
globalThis.RegExp = new Proxy(RegExp, {
  construct: (real, given) => note(new real(...given)),
  apply: (real, _, given) => note(real(...given)),
});
const { default: worker } = await import("./worker.js");
export default {
  ...worker,
  fetch: (request, env, ctx) =>
    new URL(request.url).pathname === "/made"
      ? Response.json([...made.values()])
      : worker.fetch(request, env, ctx),
};`;
const site = siteForTests({}, { main });

test("no expression of the worker takes more than linear time over what a stranger sends", () => {
  const all = new Map(
    expressionsIn(parseAst(code)).map((one) => [`/${one.pattern}/${one.flags}`, one]),
  );
  expect(all.size).toBeGreaterThan(50);
  expect(unsafe(all.values())).toEqual([]);
});

test("nor does one that it makes from a text while it answers", async () => {
  await everyResponse(site);
  const made: { pattern: string; flags: string }[] = await (await fetch(`${site.url}/made`)).json();
  expect(made.length).toBeGreaterThan(0);
  expect(unsafe(made)).toEqual([]);
});
