/** Shared by the commands: run a program, build once, migrate. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Cloudflare's keys, such as the token of a deploy: wrangler alone gets them, no package's script and no build. */
const isKey = (name: string) => /^(CLOUDFLARE|CF)_\w*(TOKEN|KEY|SECRET)$/.test(name);
const withoutKeys = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !isKey(name)),
);
const keys = Object.fromEntries(Object.entries(process.env).filter(([name]) => isKey(name)));

/**
 * Wrangler asks nothing of the network but what it is told to do. With its banner it would ask npm for a newer
 * wrangler, and not end while the registry keeps the connection open and does not answer.
 */
export const wranglerSettings = {
  CI: "1",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** Quiet, offline, production: what every child gets. */
export const childEnv = { ...withoutKeys, NODE_ENV: "production", ...wranglerSettings };

/** What wrangler gets when it speaks to Cloudflare. */
export const wranglerEnv = { ...childEnv, ...keys };

export const say = (text: string) => console.log(`\x1b[36m▸\x1b[0m ${text}`);

/** The absolute path of a program in node_modules/.bin. */
export const bin = (name: string) => join(root, "node_modules", ".bin", name);

/** Where the local database is kept. */
export const stateDir = resolve(root, process.env.STATE_DIR ?? ".wrangler/state");

/** The errors in what wrangler says, and where they are; nothing if it names none. */
export function wranglerErrors(words: string) {
  if (!words.includes("[ERROR]")) return "";
  const errors = words.match(/(?<=\[ERROR\] ).+|(?<=^ {4}).+:\d+:\d+(?=:$)|(?<=^ +- ).+/gm) ?? [];
  // In the table of migrations, which is its last output before the error, the first that is still to do.
  const [migration] = words.match(/(?<=│ )\S+\.sql(?= +│ 🕒)/u) ?? [];
  return `${migration ? `Migration ${migration} failed: ` : ""}${errors.join(" ")}`;
}

/**
 * Runs a program until it ends. Its output is shown only if it fails, or right away with `show`. Of wrangler's
 * only the errors are shown, and where they are.
 * @returns rejects with an Error that says what was wrong, or names the command
 */
export function run(
  command: string,
  args: string[],
  {
    show = false,
    env = childEnv,
    cwd = root,
  }: { show?: boolean; env?: Record<string, string | undefined>; cwd?: string } = {},
): Promise<void> {
  return new Promise((done, fail) => {
    const stdio = show ? "inherit" : "pipe";
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", stdio, stdio] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part) => output.push(part));
    child.on("error", fail);
    child.on("close", (code) => {
      if (code === 0) return done();
      const words = stripVTControlCharacters(Buffer.concat(output).toString());
      const errors = wranglerErrors(words);
      if (errors) return fail(new Error(errors));
      process.stderr.write(words);
      fail(new Error(`${command} ${args.join(" ")} ended with ${code}`));
    });
  });
}

/** @param paths files and folders, relative to the project */
function digest(paths: string[]) {
  const hash = createHash("sha256");
  for (const path of paths) {
    const isFolder = statSync(join(root, path)).isDirectory();
    const names = isFolder ? readdirSync(join(root, path), { recursive: true }).sort() : [""];
    for (const name of names.map(String)) {
      const file = join(root, path, name);
      // By its name in the project, which may be moved.
      if (statSync(file).isFile()) hash.update(join(path, name)).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

/** Does the work, unless it was already done for the same inputs. */
async function once(
  stamp: string,
  inputs: string[],
  announcement: string,
  work: () => Promise<void>,
) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest(inputs)) return;
  say(announcement);
  const since = Date.now();
  await work();
  mkdirSync(join(stamp, ".."), { recursive: true });
  // Computed after the work, because the work makes some of its own inputs: fonts and the guide.
  writeFileSync(stamp, digest(inputs));
  say(`  done in ${((Date.now() - since) / 1000).toFixed(0)} s`);
}

export const build = () =>
  once(
    join(root, "build/.built"),
    [
      "app",
      "public",
      "scripts/build",
      "scripts/build.ts",
      "scripts/built-worker.ts",
      "scripts/page-paths.ts",
      "package-lock.json",
      "remix.config.js",
      "vite.config.ts",
      "wrangler.toml",
      "tsconfig.json",
    ],
    "Building the site; about half a minute …",
    () => run(process.execPath, [join(root, "scripts/build.ts")], { show: true }),
  );

/** Creates or updates the local database. */
export const migrate = () =>
  once(
    join(stateDir, ".migrated"),
    ["migrations", "wrangler.toml"],
    "Migrating the local database …",
    () => {
      const command = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", stateDir];
      return run(bin("wrangler"), command);
    },
  );

/** Ends with one clear line. */
export function stopWith(line: string): never {
  console.error(line);
  process.exit(1);
}
