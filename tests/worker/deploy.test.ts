import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { site } from "~/config/site";
import { bin, childEnv, root } from "../../scripts/tasks.ts";

const built = readFileSync(join(root, "build/server/worker.js"));

describe.each(["preview", "production"])("a deploy to %s", (env) => {
  const config = readConfig({ config: join(root, "wrangler.toml"), env });

  test("sends the very file that the tests run", () => {
    const folder = mkdtempSync(join(tmpdir(), "deploy-"));
    execFileSync(bin("wrangler"), ["deploy", "--dry-run", "--env", env, "--outdir", folder], {
      cwd: root,
      env: { ...childEnv, WRANGLER_LOG_PATH: folder },
      stdio: "pipe",
    });
    expect(readFileSync(join(folder, "worker.js")).equals(built)).toBe(true);
    rmSync(folder, { recursive: true });
  });

  test("has the bindings, the cron and the files of the local site", () => {
    const local = readConfig({ config: join(root, "wrangler.toml") });
    const names = (list: { binding?: string; name?: string }[]) =>
      list.map(({ binding, name }) => binding ?? name);
    expect(names(config.d1_databases)).toEqual(names(local.d1_databases));
    expect(names(config.ratelimits)).toEqual(names(local.ratelimits));
    expect(config.triggers).toEqual(local.triggers);
    expect(config.assets).toEqual(local.assets);
    const settings = Object.keys(local.vars).filter((name) => name !== "REFERENCE_SECRET");
    expect(Object.keys(config.vars)).toEqual(expect.arrayContaining(settings));
  });

  test("has no secret in a file", () => {
    expect(
      Object.keys(config.vars).filter((name) => /SECRET|URL|AUTHORIZATION/.test(name)),
    ).toEqual([]);
  });

  test("has its own database and log, and the log holds no line of Cloudflare's about a visitor", () => {
    const local = readConfig({ config: join(root, "wrangler.toml") });
    expect(config.d1_databases[0]?.database_id).not.toBe(local.d1_databases[0]?.database_id);
    expect(config.observability?.logs).toMatchObject({ enabled: true, invocation_logs: false });
  });
});

test("production answers at the site's own origin alone", () => {
  const { vars, workers_dev } = readConfig({
    config: join(root, "wrangler.toml"),
    env: "production",
  });
  expect([vars.CANONICAL_ORIGIN, workers_dev]).toEqual([site.origin, false]);
});

test("the worker is minified, has a source map, and weighs at most 300 KB", () => {
  expect(gzipSync(built).length).toBeLessThan(300_000);
  const text = built.toString();
  expect(text).toMatch(/\/\/# sourceMappingURL=worker\.js\.map\s*$/);
  expect(text.length / text.split("\n").length).toBeGreaterThan(500);
});
