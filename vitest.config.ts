import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { articles } from "./scripts/build/articles.ts";

/** An engine's minute comes first, so that the others run beside it: by size, it would be the last, and alone. */
class EnginesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLater = ({ moduleId }: TestSpecification) => Number(!moduleId.includes("/engines/"));
    return (await super.sort(files)).sort((a, b) => isLater(a) - isLater(b));
  }
}

export default defineConfig({
  plugins: [articles()],
  resolve: { alias: { "~": resolve(import.meta.dirname, "app") } },
  test: {
    include: [
      "tests/unit/**/*.test.{ts,tsx}",
      "tests/worker/**/*.test.{ts,tsx}",
      "tests/engines/*.test.ts",
    ],
    setupFiles: ["scripts/fresh-connections.ts"],
    silent: "passed-only",
    // What is compared stands in the error's first line, and so in the report of `npm test`.
    chaiConfig: { truncateThreshold: 400 },
    // A process for several files: what they import (miniflare, wrangler) is read once.
    isolate: false,
    sequence: { sequencer: EnginesFirst },
    maxWorkers: 3,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
