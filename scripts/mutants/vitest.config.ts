/** How the copy's tests run: with the switch in each site, and recording what they meet while none is on. */
import { join } from "node:path";
import { mergeConfig } from "vitest/config";
import base from "../../vitest.config";

const here = import.meta.dirname;

export default mergeConfig(base, {
  resolve: { alias: { miniflare: join(here, "miniflare.ts") } },
  test: {
    include: ["tests/mutants/*.test.ts"],
    setupFiles: process.env.MUTANTS_MET ? [join(here, "record.ts")] : [],
    // Most tests wait most of the time.
    maxWorkers: 5,
    reporters: process.env.MUTANTS_MET ? ["default"] : [join(here, "reporter.ts")],
  },
});
