// @ts-check
/**
 * `npm run test:mutations`: takes one promise after another out of the worker, builds it, and shows
 * which test fails. A mutation that no test notices is a failure. The table goes into docs/reliability.md.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
// The pipeline stays outside Remix's bundle, so that a change to it needs a second instead of a build.
writeFileSync(
  join(copy, "vite.mutations.config.ts"),
  `import { defineConfig, mergeConfig } from "vite";
import base from "./vite.config";
const outside = (id: string) => /^~\\/(leads|desk|db)\\/|\\/app\\/(leads|desk|db)\\//.test(id) && !id.includes("newsletter-action");
export default defineConfig((env) =>
  mergeConfig(base(env), env.isSsrBuild ? { build: { rollupOptions: { external: outside } } } : {}),
);`,
);

/** Bundles the copy as it stands and returns the worker's path. */
async function bundle() {
  await run(bin("wrangler"), ["deploy", "--dry-run", "--outdir", "worker"], { cwd: copy });
  return join(copy, "worker/entry.worker.js");
}

/** The tests that fail with this worker, by name. @param {string} worker @param {string[]} files */
function failingTests(worker, files) {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  spawnSync(
    bin("vitest"),
    ["run", "--bail=1", "--reporter=json", `--outputFile=${report}`, ...files],
    {
      cwd: root,
      env: { ...childEnv, NODE_ENV: "test", WORKER_SCRIPT: worker },
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
  const files = [...new Set(mutations.flatMap(({ tests }) => tests))];
  if (!only) {
    const broken = failingTests(await bundle(), files);
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
    const [killer] = failingTests(await bundle(), tests);
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
