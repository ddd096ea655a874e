import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "../tasks.ts";
import { articles } from "./articles.ts";

/**
 * Loads a module of the project, by its path, into a script: through Vite, so that it and what it imports may import
 * `~/…`. Rejects with what the module throws.
 */
export async function loadModule<Exports>(path: string) {
  const { module } = await runnerImport<Exports>(join(root, path), {
    root,
    logLevel: "silent",
    plugins: [articles()],
    resolve: { alias: { "~": join(root, "app") } },
    // As in development, so that the front matter of every article is checked (app/content/blog.ts).
    define: { "import.meta.env.PROD": "false" },
  });
  return module;
}
