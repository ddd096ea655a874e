/**
 * What instrumented code reads and counts. It is one for the process, though the modules of the app and of
 * the tests are loaded anew for each file of tests.
 */
export interface State {
  activeMutant?: string;
  /** how often the active mutant was met */
  hitCount?: number;
  /** how often it may be: beyond that, it is in a loop that does not end */
  hitLimit?: number;
  /** how often each mutant was met */
  mutantCoverage: { static: Record<string, number> };
  /** the sites that run, each with what it has met since it was last asked */
  workers: Map<object, () => Promise<string[]>>;
  /** what sites had met that run no longer */
  stopped: string[];
}
const all = globalThis as { __stryker__?: State };

all.__stryker__ ??= { mutantCoverage: { static: {} }, workers: new Map(), stopped: [] };

export const state = all.__stryker__;

/** The mutants met since this was last called, in this process and in the sites that it runs. */
export async function takeReachedMutants() {
  const own = Object.keys(state.mutantCoverage.static);
  state.mutantCoverage.static = {};
  const asked = [...state.workers.values()].map((ask) => ask().catch(() => []));
  const met = [...own, ...state.stopped, ...(await Promise.all(asked)).flat()];
  state.stopped = [];
  return met;
}
