// @ts-check
/** Loads a TypeScript module of the project into a script, through Vite. */
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
    // As in development, so that the front matter of every article is checked (app/content/blog.ts).
    define: { "import.meta.env.PROD": "false" },
  });
  return module;
}
