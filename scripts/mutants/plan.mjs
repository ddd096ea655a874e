// @ts-check
/** Which tests a mutant is tried with, and in which order. */

/**
 * @typedef {{ file: string, tests: string[], ms: number, longest: number }} Part tests of one file
 * @typedef {{ id: string, limit: number, files: Part[] }} Trial
 * @typedef {import("./record.mjs").TestRecord} TestRecord
 * @typedef {import("./record.mjs").FileRecord} FileRecord
 */

/** What a site and the loading of a file of tests take beside the tests. */
const START = 1_000;

/** @param {TestRecord | FileRecord} record @returns {record is TestRecord} */
const isTest = (record) => "name" in record;

/**
 * The tests that meet each mutant, a list of parts by the mutant's id: those that meet it while they run
 * before those that only load it, and then the quickest first.
 * @param {(TestRecord | FileRecord)[]} records
 */
export function partsOf(records) {
  const passing = records.filter(isTest).filter(({ passed }) => passed);
  /** @type {Map<string, { part: Part, direct: boolean }[]>} */
  const all = new Map();
  for (const { file, met } of records.filter((record) => !isTest(record))) {
    const own = passing.filter((test) => test.file === file);
    const around = new Set(met);
    for (const id of new Set([...met, ...own.flatMap((test) => test.met)])) {
      const meeting = own.filter((test) => test.met.includes(id));
      const tests = around.has(id) ? own : meeting;
      if (tests.length === 0) continue;
      const times = tests.map(({ ms }) => ms);
      const part = {
        file,
        tests: tests.map(({ at }) => at),
        ms: START + times.reduce((sum, ms) => sum + ms, 0),
        longest: Math.max(...times),
      };
      all.set(id, [...(all.get(id) ?? []), { part, direct: meeting.length > 0 }]);
    }
  }
  const sorted = [...all].map(([id, list]) => {
    list.sort((a, b) => Number(b.direct) - Number(a.direct) || a.part.ms - b.part.ms);
    return /** @type {const} */ ([id, list.map(({ part }) => part)]);
  });
  return new Map(sorted);
}

/**
 * The next tests of a mutant: at least those of one file, and about so many milliseconds of them. They are
 * taken out of its list.
 * @param {string} id @param {Part[]} parts @param {number} ms @returns {Trial}
 */
export function nextTrial(id, parts, ms) {
  const files = [];
  for (let sum = 0; parts[0] && (files.length === 0 || sum + parts[0].ms <= ms); ) {
    sum += parts[0].ms;
    files.push(...parts.splice(0, 1));
  }
  // Ample, because a loaded machine is no mutant's fault.
  const limit = 20_000 + 5 * Math.max(...files.map(({ longest }) => longest));
  return { id, limit, files };
}
