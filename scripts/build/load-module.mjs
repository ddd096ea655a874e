// @ts-check
/** Runs a TypeScript module of the project in a script, by Vite. */
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../tasks.mjs";
import { articles } from "./articles.mjs";

/**
 * @param {string} path relative to the project
 * @returns {Promise<any>} its exports; rejects with what the module throws
 */
export async function loadModule(path) {
  const { module } = await runnerImport(join(root, path), {
    root,
    logLevel: "silent",
    plugins: [articles()],
    resolve: { alias: { "~": join(root, "app") } },
    // As in development, where the facts of every article are checked (app/content/blog.ts).
    define: { "import.meta.env.PROD": "false" },
  });
  return module;
}
