/** Writes what became of each mutant, a line each, as soon as it is known. */
import { appendFileSync } from "node:fs";
import { basename } from "node:path";
import type { TestModule } from "vitest/node";

export interface Verdict {
  /** of the mutant */
  id: string;
  /** the test that failed, or the group of tests that could not begin */
  killer?: string;
  /** it failed because it took too long */
  late?: boolean;
}

export default class {
  onTestModuleEnd(module: TestModule) {
    const id = basename(module.moduleId, ".test.ts");
    const [test] = module.children.allTests("failed");
    const group = [...module.children.allSuites()].find((suite) => suite.errors().length > 0);
    const errors = [test?.result().errors ?? group?.errors() ?? [], module.errors()].flat();
    const killer =
      test?.fullName ?? group?.fullName ?? (errors.length > 0 ? "loading the tests" : undefined);
    const late = errors.some(({ message }) => /timed out in|Hit count limit/.test(message));
    appendFileSync(String(process.env.MUTANTS_TRIED), `${JSON.stringify({ id, killer, late })}\n`);
  }
}
