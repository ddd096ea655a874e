/**
 * Which tests kill: learned while mutants are tried, so that the next ones meet the likely killers first.
 * What kills the mutants of each source file is kept beside this one, for the next time.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Part } from "./plan.ts";

const counts = new Map<string, { tries: number; kills: number }>();

const countOf = (name: string) => {
  const count = counts.get(name) ?? { tries: 0, kills: 0 };
  counts.set(name, count);
  return count;
};

/** A source file and a file of tests that killed mutants of it, a line each. */
const killersFile = new URL("killers.txt", import.meta.url);
for (const pair of readFileSync(killersFile, "utf8").trim().split("\n"))
  counts.set(pair, { tries: 1, kills: 1 });

const sourceOf = (place: string) => String(place.split(":")[0]);

/**
 * Notes which files of tests a mutant was tried with; all before the killer's let it live.
 * @param place of the mutant
 * @param killer begins with its file
 */
export function recordKill(place: string, files: string[], killer?: string) {
  for (const file of files) {
    const kills = killer?.startsWith(`${file} > `) ?? false;
    for (const name of [file, `${sourceOf(place)} ${file}`]) {
      const count = countOf(name);
      count.tries++;
      count.kills += Number(kills);
    }
    if (kills) return;
  }
}

/** Keeps what has killed mutants of each source file. */
export function saveKillers() {
  const pairs = [...counts].filter(([name, { kills }]) => name.includes(" ") && kills > 0);
  writeFileSync(
    killersFile,
    pairs
      .map(([name]) => `${name}\n`)
      .sort()
      .join(""),
  );
}

/**
 * How likely these tests kill a mutant of a source file, for the time they take. What is met when a file is
 * loaded, such as the words of a form, is met by every site that starts, and asked about by a unit test.
 */
function worth(place: string, { file, ms, direct }: Part) {
  const all = countOf(file);
  const own = countOf(`${sourceOf(place)} ${file}`);
  const likely = (own.kills + (all.kills + 1) / (all.tries + 3)) / (own.tries + 1);
  return (likely * (direct ? 2 : 1) * (file.startsWith("tests/unit/") ? 10 : 1)) / ms;
}

/** The tests of a mutant with the likely killers first. */
export const likelyFirst = (place: string, parts: Part[]) =>
  [...parts].sort((a, b) => worth(place, b) - worth(place, a));
