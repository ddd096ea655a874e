/** Which tests a mutant is tried with. */
import type { FileRecord, TestRecord } from "./record.ts";

/** Tests of one file; `direct` says that they meet the mutant while they run, and not when they are loaded. */
export type Part = { file: string; tests: string[]; ms: number; longest: number; direct: boolean };
export type Trial = { id: string; limit: number; files: Part[] };

/** What a site and the loading of a file of tests take beside the tests. */
const START = 1_000;

/** A test that takes longer, milliseconds, waits for something. */
const QUICK = 1_000;

const isTest = (record: TestRecord | FileRecord): record is TestRecord => "name" in record;

function partOf(file: string, tests: TestRecord[], direct: boolean): Part {
  const times = tests.map((test) => test.ms);
  const ms = START + times.reduce((sum, time) => sum + time, 0);
  return { file, tests: tests.map(({ at }) => at), ms, longest: Math.max(...times), direct };
}

/** The quick ones of these tests, and the others. */
function partsFor(file: string, tests: TestRecord[], direct: boolean) {
  const quick = tests.filter(({ ms }) => ms <= QUICK);
  return [quick, tests.filter((test) => !quick.includes(test))]
    .filter((some) => some.length > 0)
    .map((some) => partOf(file, some, direct));
}

/** The tests that meet each mutant, by its id. */
export function partsOf(records: (TestRecord | FileRecord)[]) {
  const passing = records.filter(isTest).filter(({ passed }) => passed);
  const all = new Map<string, Part[]>();
  for (const { file, met } of records.filter((record) => !isTest(record))) {
    const own = passing.filter((test) => test.file === file);
    const around = new Set(met);
    for (const id of new Set([...met, ...own.flatMap((test) => test.met)])) {
      const meeting = own.filter((test) => test.met.includes(id));
      const tests = around.has(id) ? own : meeting;
      // A value that is made once is met by one test, and serves those after it.
      const after = own.slice(own.findIndex((test) => test.met.includes(id)) + 1);
      const served = tests.length === 1 ? after : [];
      const parts = [
        ...partsFor(file, tests, meeting.length > 0),
        ...partsFor(file, served, false),
      ];
      all.set(id, [...(all.get(id) ?? []), ...parts]);
    }
  }
  return all;
}

/**
 * The first tests of a list: at least those of one file, and about so many milliseconds of them.
 * @param id of the mutant
 */
export function trialOf(id: string, parts: Part[], ms: number): Trial {
  let sum = 0;
  const files = parts.filter((part, at) => {
    sum += part.ms;
    return at === 0 || sum <= ms;
  });
  // Ample, because a loaded machine is no mutant's fault.
  const limit = 20_000 + 5 * Math.max(...files.map(({ longest }) => longest));
  return { id, limit, files };
}
