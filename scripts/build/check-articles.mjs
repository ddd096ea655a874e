// @ts-check
/** Loads every article's facts as the development server does, which fails on a wrong one and names it. */
import { join } from "node:path";
import { createServer } from "vite";
import { root } from "../tasks.mjs";
import { articles } from "./articles.mjs";

const server = await createServer({
  root,
  configFile: false,
  appType: "custom",
  logLevel: "silent",
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  resolve: { alias: { "~": join(root, "app") } },
  plugins: [articles()],
});
try {
  await server.ssrLoadModule("/app/content/blog.ts");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await server.close();
