import { existsSync } from "node:fs";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixOptions from "./remix.config.js";
import { articles } from "./scripts/build/articles.ts";
import { devWorker } from "./scripts/dev-worker.ts";

/**
 * React for the server in one piece instead of three: without the browser's renderer, which React
 * Router names but never calls there, and without the one that streams.
 */
const serverReact = {
  find: /^react-dom(\/server)?$/,
  replacement: `${import.meta.dirname}/node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js`,
};

/**
 * The browser gets no route: the document is the server's. What a page runs of its own stands beside
 * its route as `.client.ts`, such as the search of the blog.
 */
const routesStayOnServer: Plugin = {
  name: "routes-stay-on-server",
  enforce: "post",
  transform(_, id, options) {
    const route = /^(.+\/app\/(?:root|routes\/.+))\.tsx(?:\?|$)/.exec(id)?.[1];
    if (!route || options?.ssr) return null;
    return existsSync(`${route}.client.ts`) ? `import "${route}.client.ts";` : "";
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [devWorker(), articles(), remix(remixOptions), routesStayOnServer, tailwindcss()],
  resolve: {
    alias: [
      { find: "~", replacement: `${import.meta.dirname}/app` },
      // Conform takes four functions of zod's full build, which zod's small build has as well.
      { find: /^zod\/v4$/, replacement: "zod/mini" },
      ...(isSsrBuild ? [serverReact] : []),
    ],
  },
  ssr: {
    target: "webworker",
    // Only for the bundle: the development server runs packages as they are.
    noExternal: command === "build" ? true : undefined,
    resolve: {
      conditions: ["workerd", "worker", "browser"],
      externalConditions: ["workerd", "worker"],
    },
  },
  // The worker itself is the entry of the server build, so that one bundler makes one file of it.
  environments: { ssr: { build: { rollupOptions: { input: "app/entry.worker.ts" } } } },
  // An error gets a page of its own; a page's policy forbids the style of Vite's overlay.
  server: { strictPort: true, hmr: { overlay: false } },
  optimizeDeps: { entries: ["app/entry.client.tsx"] },
  build: {
    minify: true,
    sourcemap: isSsrBuild,
    assetsInlineLimit: 0,
    // The oldest browsers that run the scripts (docs/browsers.md); the worker runs in workerd.
    target: isSsrBuild ? "es2022" : ["chrome109", "firefox115", "safari15.6"],
    // Tailwind has written the style sheet for its own browsers already.
    cssTarget: "es2022",
  },
}));
