import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixOptions from "./remix.config.js";
import { articles } from "./scripts/build/articles.mjs";
import { devWorker } from "./scripts/build/dev-worker.mjs";
import { pageActions } from "./scripts/build/page-actions.mjs";

/** Makes the worker itself the entry of the server build, so that one bundler makes one file of it. */
const workerEntry: Plugin = {
  name: "worker-entry",
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "app/entry.worker.ts" } } } : null,
};

/**
 * React for the server in one piece instead of three: without the browser's renderer, which React
 * Router names but never calls there, and without the one that streams.
 */
const serverReact = {
  find: /^react-dom(\/server)?$/,
  replacement: resolve(
    import.meta.dirname,
    "node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js",
  ),
};

/** Takes out of the browser's routes what only a document's head needs: the server alone renders it. */
const headStaysOnServer: Plugin = {
  name: "head-stays-on-server",
  enforce: "post",
  transform: (code, id) =>
    id.endsWith("?__remix-build-client-route") ? code.replace(/\b(meta|links),? ?/g, "") : null,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    devWorker(),
    articles(),
    pageActions(),
    remix(remixOptions),
    workerEntry,
    headStaysOnServer,
    tailwindcss(),
  ],
  resolve: {
    alias: [
      { find: "~", replacement: resolve(import.meta.dirname, "app") },
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
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.{ts,tsx}"],
  },
  build: {
    minify: true,
    sourcemap: isSsrBuild,
    assetsInlineLimit: 0,
    target: "es2022",
    // Neither loading nor reading content has an effect, so words that only the server renders leave the
    // browser's scripts.
    rollupOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: (id) => !/\/app\/(content|head)\//.test(id),
        // A route's `meta`, which the plugin above has made nobody's.
        manualPureFunctions: [
          "pageMeta",
          "serviceMeta",
          "organizationAndSite",
          "faqPage",
          "blogIndex",
        ],
      },
    },
  },
}));
