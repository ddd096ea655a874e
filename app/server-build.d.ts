/** The output of the Remix build, aliased in wrangler.toml so that tsc does not check it. */
declare module "server-build" {
  const build: object;
  export = build;
}
