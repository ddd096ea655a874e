// @ts-check
/**
 * Comes before `npm start`, `npm test` and others, on whatever Node the machine has: installs the packages of
 * the lock file, the Node that everything else runs on among them, unless they are there.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
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
/** @param {string} file @returns {[string, { version?: string, optional?: boolean }][]} */
const packagesIn = (file) =>
  existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8")).packages) : [];
// Where npm keeps what it has installed.
const installed = new Map(packagesIn("node_modules/.package-lock.json"));
// An optional package may be for another system.
const isWhole = packagesIn("package-lock.json").every(
  ([path, { version, optional }]) =>
    !path ||
    optional ||
    (installed.get(path)?.version === version && existsSync(`${path}/package.json`)),
);
if (!isWhole) {
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
}
if (!existsSync("node_modules/node/bin/node")) {
  stopWith("The package `node` came without its program: have npm run its install script.");
}
