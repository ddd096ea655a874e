/**
 * `npm run deploy -- production` or `-- preview`: checks its settings, builds, migrates that site's database, deploys,
 * and checks what it deployed. It runs beside a token, so it imports no package.
 * With `--dry-run` it needs no account and changes nothing.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { deployedSettingProblems } from "./secrets.ts";
import { bin, build, root, run, stopWith, wranglerEnv } from "./tasks.ts";

const sites = ["preview", "production"];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { "dry-run": { type: "boolean" } },
});
const { "dry-run": dry, ...unknown } = values;
const [site = ""] = positionals;
if (!sites.includes(site) || Object.keys(unknown).length > 0) {
  stopWith(
    "Say which site: npm run deploy -- preview, or npm run deploy -- production; the only option is --dry-run.",
  );
}

const wrangler = (...args: string[]) =>
  run(bin("wrangler"), [...args, "--env", site], { show: true, env: wranglerEnv });

try {
  const problems = await deployedSettingProblems(site, !dry);
  if (problems) throw new Error(`settings: ${problems}`);
  await build();
  // Before the worker is deployed: the old one works with a new column, the new one needs it.
  if (!dry) await wrangler("d1", "migrations", "apply", "DB", "--remote");
  await wrangler("deploy", ...(dry ? ["--dry-run"] : []));
} catch (error) {
  stopWith(`Not deployed: ${error instanceof Error ? error.message : error}`);
}
if (!dry) {
  const args = [join(root, "scripts/check.ts"), "--env", site, "--wait"];
  await run(process.execPath, args, { show: true, env: wranglerEnv }).catch(() =>
    stopWith("Deployed, and something is wrong: see above."),
  );
}
