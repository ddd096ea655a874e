import { afterAll, beforeAll, describe, test } from "vitest";
import type { Engine } from "../../scripts/engines/engine.ts";
import { type EngineName, engineStarter } from "../../scripts/engines/engines.ts";
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
  /** Only where scripts run. */
  scripted?: true;
}

/** Keeps the promises in an engine, with JavaScript and without; where it is not installed, none of them is run. */
export function keepIn(engineName: EngineName, promises: SitePromise[]): void {
  const start = engineStarter(engineName);
  describe.skipIf(!start)(engineName, () => {
    const site = siteForTests();
    let engine: Engine | undefined;
    /** Why no tab opened; after one such failure the others do not wait for the same. */
    let dead: Error | undefined;
    const open = async (given: { scripted: boolean }) => {
      if (dead) throw dead;
      const tab = await engine?.open(given).catch((error) => {
        dead = new Error(`${engineName} opened no tab: ${error}`);
      });
      if (!tab) throw dead ?? new Error(`${engineName} did not start`);
      return tab;
    };
    beforeAll(async () => {
      engine = await start?.();
    });
    afterAll(() => engine?.close());

    for (const scripted of [true, false]) {
      describe(scripted ? "with JavaScript" : "without JavaScript", () => {
        for (const { name, work, scripted: onlyScripted } of promises) {
          if (onlyScripted && !scripted) continue;
          test(name, async () => {
            const tab = await open({ scripted });
            try {
              await tab.resize(1280, 800);
              await work({ visitor: visitorOf(tab, site.url), site, scripted });
            } finally {
              await tab.close();
            }
          }, 120_000);
        }
      });
    }
  });
}
