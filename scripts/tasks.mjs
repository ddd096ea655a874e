// @ts-check
/** What the commands share: run a program, install, build once, migrate. Needs nothing but Node. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Quiet, offline, production: what every child gets (docs/decisions/0002). */
export const childEnv = {
  ...process.env,
  NODE_ENV: "production",
  CI: "1",
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

export const say = (/** @type {string} */ text) => console.log(`\x1b[36m▸\x1b[0m ${text}`);

/** A local program of node_modules/.bin, as an absolute path. @param {string} name */
export const bin = (name) => join(root, "node_modules", ".bin", name);

/** Where the local database is kept. */
export const stateDir = resolve(root, process.env.STATE_DIR ?? ".wrangler/state");

/**
 * Runs a program to its end; its output is shown only when it fails, or as it comes with `show`.
 * @param {string} command @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string | undefined>, cwd?: string }} [options]
 * @returns {Promise<void>} rejects with an Error that names the command
 */
export function run(command, args, { show = false, env = childEnv, cwd = root } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on("data", (part) => output.push(part));
    child.stderr?.on("data", (part) => output.push(part));
    child.on("error", fail);
    child.on("close", (code) => {
      if (code === 0) return done();
      process.stderr.write(Buffer.concat(output));
      fail(new Error(`${command} ${args.join(" ")} ended with ${code}`));
    });
  });
}

/** @param {string} path @returns {string[]} */
const filesUnder = (path) =>
  !existsSync(path) || statSync(path).isFile()
    ? [path].filter(existsSync)
    : readdirSync(path)
        .sort()
        .flatMap((name) => filesUnder(join(path, name)));

/** @param {string[]} paths relative to the project */
function digest(paths) {
  const hash = createHash("sha256").update(process.version);
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Does the work unless it was done for the same inputs before.
 * @param {{ stamp: string, inputs: string[], slow: string, work: () => Promise<void> }} task
 */
async function once({ stamp, inputs, slow, work }) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest(inputs)) return;
  say(slow);
  const since = Date.now();
  await work();
  mkdirSync(join(stamp, ".."), { recursive: true });
  // Taken after the work, which makes some of its own inputs: fonts and the guide.
  writeFileSync(stamp, digest(inputs));
  say(`  done in ${((Date.now() - since) / 1000).toFixed(0)} s`);
}

export const install = () =>
  once({
    stamp: join(root, "node_modules/.installed"),
    inputs: ["package-lock.json"],
    slow: "Installing packages; the first time this takes a minute or two …",
    work: () => run("npm", ["ci", "--no-audit", "--no-fund"], { env: process.env }),
  });

export const build = () =>
  once({
    stamp: join(root, "build/.built"),
    inputs: [
      "app",
      "public",
      "scripts/build",
      "scripts/build.mjs",
      "scripts/built-worker.mjs",
      "package-lock.json",
      "remix.config.js",
      "vite.config.ts",
      "wrangler.toml",
      "tsconfig.json",
    ],
    slow: "Building the site; about half a minute …",
    work: () => run(process.execPath, [join(root, "scripts/build.mjs")], { show: true }),
  });

/** Creates or updates the local database. */
export const migrate = () =>
  once({
    stamp: join(stateDir, ".migrated"),
    inputs: ["migrations", "wrangler.toml"],
    slow: "Migrating the local database …",
    work: () =>
      run(bin("wrangler"), [
        "d1",
        "migrations",
        "apply",
        "DB",
        "--local",
        "--persist-to",
        stateDir,
      ]),
  });

/** True when nothing listens on the port of the loopback address. @param {number} port */
export const isFree = (port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
  });

/** Reads a port from the environment. @param {string} name @param {number} fallback */
export function portFrom(name, fallback) {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return stopWith(`${name}=${process.env[name]} is not a port number.`);
}

/** Ends with one clear line. @param {string} line @returns {never} */
export function stopWith(line) {
  console.error(line);
  process.exit(1);
}
