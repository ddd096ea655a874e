import { afterAll, beforeAll, describe, test } from "vitest";
import type { Engine } from "../../scripts/engines/engine.ts";
import { type EngineName, engineStarter } from "../../scripts/engines/engines.ts";
import { eventually } from "../support/eventually";
import { onceMore } from "../support/once-more";
import type { Site } from "../support/site";
import { siteForTests } from "../support/site-for-tests";
import { type Visitor, visitorOf } from "../support/visitor";

interface Given {
  visitor: Visitor;
  site: Site;
  scripted: boolean;
}

/** What a visitor of any browser does, by the promise of the site that this tests. */
export type Promises = Record<string, (given: Given) => Promise<void>>;

/** Tries again and again, for as long as a machine that stood still may need, also where a driver failed. */
const again = <T>(work: () => Promise<T>) =>
  eventually(() => work().catch((error: unknown) => Promise.reject(new Error(String(error)))));

/** Keeps promises in an engine, with JavaScript and without; where it is not installed, none of them is run. */
export function keepIn(engineName: EngineName, withScript: Promises, withoutScript: Promises) {
  const start = engineStarter(engineName);
  // Not by the console, whose lines vitest hides where a test passes.
  if (!start) process.stderr.write(`${engineName} is not installed: its promises are not run\n`);
  describe.skipIf(!start)(engineName, () => {
    const site = siteForTests();
    let engine: Engine | undefined;
    /** How often in a row no window opened; after two such failures the others do not wait for the same. */
    let unopened = 0;
    beforeAll(async () => {
      engine = start && (await again(start));
    });
    afterAll(() => engine?.close());

    const keep = (promises: Promises, scripted: boolean) => {
      for (const [name, work] of Object.entries(promises)) {
        test(name, { timeout: 120_000, retry: onceMore }, async ({ task }) => {
          const failure = task.result?.errors?.at(-1)?.message;
          if (failure) process.stderr.write(`${engineName}, “${name}”, once more: ${failure}\n`);
          if (!engine || unopened > 1) throw new Error(`${engineName} opens no window`);
          unopened++;
          const { open } = engine;
          const tab = await again(() => open({ scripted }));
          unopened = 0;
          try {
            await tab.resize(1280, 800);
            await work({ visitor: visitorOf(tab, site.url), site, scripted });
          } finally {
            await tab.close();
          }
        });
      }
    };
    describe("with JavaScript", () => keep(withScript, true));
    describe("without JavaScript", () => keep(withoutScript, false));
  });
}
