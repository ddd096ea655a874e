// @ts-check
/**
 * Comes before `npm start`, `npm test` and others, on whatever Node the machine has: installs the packages of
 * the lock file, the Node that everything else runs on among them, unless they are there.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @param {string} line @returns {never} */
function stopWith(line) {
  console.error(line);
  if (process.env.npm_lifecycle_event === "pretest") console.log("0 passed, 1 failed");
  process.exit(1);
}

if (process.platform === "win32") {
  stopWith("This project does not run on Windows itself. Run it in WSL: https://aka.ms/wsl");
}
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const stamp = "node_modules/.installed";
const lock = readFileSync("package-lock.json", "utf8");
const digest = createHash("sha256").update(lock).digest("hex");
/** @type {[string, { optional?: boolean }][]} */
const packages = Object.entries(JSON.parse(lock).packages);
// An optional package may be for another system.
const isWhole = packages.every(
  ([path, { optional }]) => optional || existsSync(`${path || "."}/package.json`),
);
if (!isWhole || !existsSync(stamp) || readFileSync(stamp, "utf8") !== digest) {
  console.log("\x1b[36m▸\x1b[0m Installing packages; the first time this takes a minute or two …");
  // No package's script gets Cloudflare's token.
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(CLOUDFLARE|CF)_\w*(TOKEN|KEY|SECRET)$/.test(name),
  );
  const { status, stdout, stderr, error } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    env: Object.fromEntries(env),
    encoding: "utf8",
  });
  if (status !== 0) stopWith(`${stdout ?? ""}${stderr ?? ""}npm ci failed ${error?.message ?? ""}`);
  writeFileSync(stamp, digest);
}
if (!existsSync("node_modules/node/bin/node")) {
  stopWith("The package `node` came without its program: have npm run its install script.");
}
