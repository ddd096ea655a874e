// @ts-check
/** Runs a TypeScript module of the app in a script, on Nodes that read none. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../tasks.mjs";

/**
 * Bundles a module and imports the bundle.
 * @param {string} path relative to the project
 * @returns {Promise<Record<string, any>>} its exports
 */
export async function importBundled(path) {
  // Inside the project, so that the bundle finds its packages.
  await mkdir(join(root, "build"), { recursive: true });
  const folder = await mkdtemp(join(root, "build/bundled-"));
  const outfile = join(folder, "module.mjs");
  try {
    await build({
      entryPoints: [join(root, path)],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      alias: { "~": join(root, "app") },
      jsx: "automatic",
      logLevel: "warning",
    });
    return await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
