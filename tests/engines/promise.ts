import { afterAll, beforeAll, describe, test } from "vitest";
import type { Engine } from "../../scripts/engines/engine.ts";
import { type EngineName, engineStarter } from "../../scripts/engines/engines.ts";
import { eventually } from "../support/eventually";
import { onceMore } from "../support/once-more";
import type { Site } from "../support/site";
import { siteForTests } from "../support/site-for-tests";
import { type Visitor, visitorOf } from "../support/visitor";

export interface Given {
  visitor: Visitor;
  site: Site;
  scripted: boolean;
}

type Work = (given: Given) => Promise<void>;

/** A promise of the site, as a visitor of any browser meets it. */
export interface SitePromise {
  name: string;
  work: Work;
  /** Only where scripts run, or only where none does. */
  scripted?: boolean;
}

/** Keeps the promises in an engine, with JavaScript and without; where it is not installed, none of them is run. */
export function keepIn(engineName: EngineName, promises: SitePromise[]): void {
  const start = engineStarter(engineName);
  // Not by the console, whose lines vitest hides where a test passes.
  if (!start) process.stderr.write(`${engineName} is not installed: its promises are not run\n`);
  describe.skipIf(!start)(engineName, () => {
    const site = siteForTests();
    let engine: Engine | undefined;
    /** How often in a row no window opened; after two such failures the others do not wait for the same. */
    let unopened = 0;
    const open = async (given: { scripted: boolean }) => {
      if (!engine || unopened > 1) throw new Error(`${engineName} opens no window`);
      unopened++;
      const { open: opened } = engine;
      // For as long as a machine that stood still may need.
      const tab = await eventually(() => opened(given));
      unopened = 0;
      return tab;
    };
    beforeAll(async () => {
      engine = await start?.().catch(start);
    });
    afterAll(() => engine?.close());

    for (const scripted of [true, false]) {
      describe(scripted ? "with JavaScript" : "without JavaScript", () => {
        for (const { name, work, scripted: only = scripted } of promises) {
          if (only !== scripted) continue;
          test(name, { timeout: 120_000, retry: onceMore }, async ({ task }) => {
            const failure = task.result?.errors?.at(-1)?.message;
            if (failure) process.stderr.write(`${engineName}, “${name}”, once more: ${failure}\n`);
            const tab = await open({ scripted });
            try {
              await tab.resize(1280, 800);
              await work({ visitor: visitorOf(tab, site.url), site, scripted });
            } finally {
              await tab.close();
            }
          });
        }
      });
    }
  });
}
