/** `npm run validate`: types, lint, words and unit tests, side by side. Each runs to its end, whatever fails in another. */
import { join } from "node:path";
import { bin, root } from "./tasks.ts";
import { check, printReport, vitest } from "./test/suites.ts";

const started = performance.now();
await Promise.all([
  check("Types", bin("tsc"), ["--noEmit"]),
  check("Lint and format", process.execPath, [join(root, "scripts/lint.ts")]),
  check("Words and lengths", process.execPath, [join(root, "scripts/lint-text.ts")]),
  vitest("Unit tests", "unit.json", ["tests/unit"]),
]);
process.exitCode = printReport((performance.now() - started) / 1000) ? 0 : 1;
