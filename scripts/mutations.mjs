// @ts-check
/**
 * `npm run test:mutations`: breaks the worker's promises one by one, builds it, and shows which test
 * fails. A mutation that no test notices is a failure. The table goes to docs/reliability.md.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build as vite } from "vite";
import { writeTable } from "./markdown-table.mjs";
import { mutations } from "./mutations/list.mjs";
import { bin, build, childEnv, install, root, run, say } from "./tasks.mjs";

const only = process.argv[2];
await install();
await build();

const copy = mkdtempSync(join(tmpdir(), "mutations-"));
for (const name of [
  "app",
  "public",
  "scripts",
  "package.json",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
  "wrangler.toml",
]) {
  cpSync(join(root, name), join(copy, name), { recursive: true });
}
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
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

/** Adds the copy's current pipeline to the rest of the worker. */
async function bundle() {
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

/** The names of the tests that fail with the copy's worker. @param {string[]} files */
function failingTests(files) {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  spawnSync(
    bin("vitest"),
    ["run", "--bail=1", "--reporter=json", `--outputFile=${report}`, ...files],
    {
      cwd: root,
      env: { ...childEnv, NODE_ENV: "test", BUILD_FOLDER: join(copy, "build") },
      stdio: "ignore",
    },
  );
  if (!existsSync(report)) throw new Error("vitest left no report");
  /** @type {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName }) => fullName.trim());
}

let failed = 0;
try {
  await run(bin("remix"), ["vite:build", "--config", "vite.mutations.config.ts"], { cwd: copy });
  // The files that the build makes with the finished worker (`_headers`, icons): the same for every mutation.
  cpSync(join(root, "build/client"), join(copy, "build/client"), { recursive: true });
  // Next to the pipeline, because it imports it by relative paths.
  renameSync(join(copy, "build/server/worker.js"), join(copy, "app/rest.js"));
  const files = [...new Set(mutations.flatMap(({ tests }) => tests))];
  if (!only) {
    await bundle();
    const broken = failingTests(files);
    if (broken.length > 0) throw new Error(`fails without any mutation: ${broken.join("; ")}`);
  }
  /** @type {string[][]} */
  const table = [];
  for (const { promise, file, from, to, tests } of mutations) {
    if (only && !promise.includes(only)) continue;
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    if (text.split(from).length !== 2)
      throw new Error(`${promise}: ${file} has no single “${from}”`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    await bundle();
    const [killer] = failingTests(tests);
    writeFileSync(path, text);
    if (!killer) failed++;
    say(`${promise}: ${killer ?? "SURVIVES"}`);
    table.push([promise, killer ?? "SURVIVES"]);
  }
  console.log(
    writeTable(["promise taken out", "test that fails"], table, only ? undefined : "mutations"),
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(failed === 0 ? "No mutation survives." : `${failed} survive.`);
process.exitCode = failed > 0 ? 1 : 0;
