/**
 * `npm run test:mutants`: changes the code in ways that nobody chose, one at a time, and counts how many a
 * test notices. It tries a sample (`--sample 300`, the same one for the same `--seed`), because all take
 * a night; each with the tests that meet it, for about a minute of them. `--write` puts the score
 * into docs/reliability.md; survivors are shown. `--again` tries only what survived the last time, each with five
 * minutes of tests. Words choose the files that have one of them in their names.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeCopy, recordTests, tryMutants } from "./mutants/copy.ts";
import { likelyFirst, recordKill, saveKillers } from "./mutants/experience.ts";
import { partsOf, trialOf } from "./mutants/plan.ts";
import { type Outcome, writeReport } from "./mutants/report.ts";
import { sampleOf } from "./mutants/score.ts";
import { root, say } from "./tasks.ts";

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    again: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

/** The share that has to be noticed: less than the score, because a small sample varies. */
const LEAST = 0.85;

/** Milliseconds of tests that a mutant gets in each round: most end in the first. */
const rounds = values.again ? [300_000] : [5_000, 10_000, 20_000, 40_000];

const resultsFile = join(root, "artifacts/mutants.json");
/** The killers of the last time, by the mutants' keys. */
const last: Record<string, { killer?: string; late?: boolean }> =
  values.again && existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, "utf8")) : {};

const copy = mkdtempSync(join(tmpdir(), "mutants-"));
try {
  say("Building a copy with all mutants …");
  const mutants = (await makeCopy(copy)).filter(
    ({ place }) => words.length === 0 || words.some((word) => place.includes(word)),
  );
  const seed = Number(values.seed);
  const sample: Outcome[] = sampleOf(mutants, Number(values.sample), seed).map((mutant) => ({
    ...mutant,
    ...last[mutant.key],
    reached: true,
  }));
  say(
    `${mutants.length} mutants, ${sample.length} of them in the sample. Running all tests once …`,
  );
  const records = await recordTests(copy);
  for (const record of records)
    if ("name" in record && !record.passed) say(`left out: ${record.file}: ${record.name}`);
  const parts = partsOf(records);
  for (const outcome of sample) outcome.reached = parts.has(outcome.id);
  for (const ms of rounds) {
    const left = sample.filter(({ id, killer }) => !killer && parts.get(id)?.length);
    if (left.length === 0) break;
    say(`Trying ${left.length} mutants, each for ${ms / 1000} s of tests …`);
    const trials = left.map((outcome) => {
      const likely = likelyFirst(outcome.place, parts.get(outcome.id) ?? []);
      return { outcome, ...trialOf(outcome.id, likely, ms) };
    });
    const verdicts = await tryMutants(copy, trials);
    for (const { outcome, id, files } of trials) {
      const { killer, late } = verdicts.find((one) => one.id === id) ?? {};
      Object.assign(outcome, { killer, late });
      const names = files.map(({ file }) => file);
      recordKill(outcome.place, names, killer);
      parts.set(id, parts.get(id)?.filter((part) => !files.includes(part)) ?? []);
    }
    const results = sample.map(({ key, killer, late }) => [key, { killer, late }]);
    mkdirSync(join(resultsFile, ".."), { recursive: true });
    writeFileSync(resultsFile, JSON.stringify(Object.fromEntries(results), null, 2));
  }
  saveKillers();
  console.log(writeReport(mutants.length, seed, sample, values.write));
  const killed = sample.filter(({ killer }) => killer).length;
  process.exitCode = Number(killed < LEAST * sample.length);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
