import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { articles } from "./scripts/build/articles.ts";

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
    maxWorkers: 3,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
