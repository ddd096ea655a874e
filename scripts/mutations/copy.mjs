// @ts-check
/** A copy of the project that mutations are tried in, with its own build of the worker. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build as vite } from "vite";
import { copyProject } from "../copy-project.mjs";
import { bin, childEnv, root, run } from "../tasks.mjs";

export const copy = mkdtempSync(join(tmpdir(), "mutations-"));

/** Copies and builds; needs the project's own build. */
export async function makeCopy() {
  copyProject(copy);
  // The pipeline is kept out of Remix's bundle at first, so that changing it takes seconds, not a build.
  writeFileSync(
    join(copy, "vite.mutations.config.ts"),
    `import { defineConfig, mergeConfig } from "vite";
import base from "./vite.config";
const outside = (id: string) => /(^~|\\/app)\\/(leads|operators|db)\\//.test(id);
export default defineConfig((env) =>
  mergeConfig(base(env), env.isSsrBuild ? { build: { rollupOptions: { external: outside } } } : {}),
);`,
  );
  await run(bin("remix"), ["vite:build", "--config", "vite.mutations.config.ts"], { cwd: copy });
  // The files that the build makes with the finished worker (`_headers`, icons): the same for every mutation.
  cpSync(join(root, "build/client"), join(copy, "build/client"), { recursive: true });
  // Next to the pipeline, because it imports it by relative paths.
  renameSync(join(copy, "build/server/worker.js"), join(copy, "app/rest.js"));
}

export const removeCopy = () => rmSync(copy, { recursive: true, force: true });

/** Adds the copy's current pipeline to the rest of the worker. */
export async function bundle() {
  await vite({
    configFile: false,
    root: copy,
    logLevel: "error",
    resolve: { alias: { "~": join(copy, "app") } },
    ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker"] } },
    build: {
      ssr: join(copy, "app/rest.js"),
      rollupOptions: { output: { entryFileNames: "worker.js" } },
      outDir: join(copy, "build/server"),
      target: "es2022",
      minify: false,
    },
  });
}

/**
 * The names of the copy's tests that fail, of these files or, with `names`, of their tests so called.
 * Throws when none ran.
 * @param {string[]} files @param {string[]} [names]
 */
export function failingTests(files, names = []) {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  spawnSync(
    bin("vitest"),
    [
      ...["run", "--bail=1", "--reporter=json", `--outputFile=${report}`],
      ...(pattern ? [`--testNamePattern=${pattern}`] : []),
      ...files,
    ],
    { cwd: copy, env: { ...childEnv, NODE_ENV: "test" }, stdio: "ignore" },
  );
  if (!existsSync(report)) throw new Error("vitest left no report");
  /** @type {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed" || status === "passed");
  if (ran.length === 0) throw new Error(`no test ran in ${files.join(", ")}`);
  return ran.filter(({ status }) => status === "failed").map(({ fullName }) => fullName.trim());
}
