/**
 * The one place for Remix's own options; vite.config.ts hands them to the plugin.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  serverBuildFile: "worker.js",
  future: {
    v3_fetcherPersist: true,
    // Off on purpose: it would add a request for route data to every page view (docs/decisions/0001).
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
