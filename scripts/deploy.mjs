// @ts-check
/** `npm run deploy`: builds, migrates the remote database, deploys. `-- --dry-run` needs no account. */
import { bin, build, install, run, stopWith } from "./tasks.mjs";

const args = process.argv.slice(2);
try {
  await install();
  await build();
  if (!args.includes("--dry-run")) {
    await run(bin("wrangler"), ["d1", "migrations", "apply", "DB", "--remote"], { show: true });
  }
  await run(bin("wrangler"), ["deploy", ...args], { show: true });
} catch (fault) {
  stopWith(`Not deployed: ${fault instanceof Error ? fault.message : fault}`);
}
