/** Remix's routes and options, a module that its Vite plugin makes. */
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}

/** The style sheet in parts, a module that scripts/build/style-rules.mjs makes. */
declare module "virtual:style-rules" {
  const rules: readonly import("./document/page-style").StyleRule[];
  export default rules;
}
