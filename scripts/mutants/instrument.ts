/**
 * All mutants of the folders that hold what is promised of a lead and of an answer. Stryker's
 * instrumenter puts them into the code beside the original, each behind a switch that is
 * `globalThis.__stryker__.activeMutant`. None of its kinds is left out.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Location } from "@stryker-mutator/api/core";
import { Instrumenter } from "@stryker-mutator/instrumenter";

const folders = ["app/leads", "app/forms", "app/worker", "app/operators", "app/lib"];

export interface Mutant {
  /** of the switch */
  id: string;
  /** file and line */
  place: string;
  /** `before → after`, each in one line */
  change: string;
  /** the file and the change, with a number where the file has the same one twice: it stays when lines move */
  key: string;
}

type Logger = ConstructorParameters<typeof Instrumenter>[0];
/** Writes nothing, and has no level enabled. */
const logger = new Proxy({} as Logger, { get: () => () => false });

/** In one line of at most 60 characters, which is enough to know it by. */
function brief(code: string) {
  const line = code.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 40)} … ${line.slice(-17)}` : line;
}

/** The text between two places. */
function textAt(text: string, { start, end }: Location) {
  const lines = text.split("\n").slice(start.line, end.line + 1);
  const last = lines.pop()?.slice(0, end.column) ?? "";
  return [...lines, last].join("\n").slice(start.column);
}

/** Puts the switches into a copy of the project. */
export async function instrument(copy: string): Promise<Mutant[]> {
  const names = folders.flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.tsx?$/.test(name))
      .sort(),
  );
  const contents = new Map(names.map((name) => [name, readFileSync(join(copy, name), "utf8")]));
  const { files, mutants } = await new Instrumenter(logger).instrument(
    [...contents].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  for (const { name, content } of files) writeFileSync(join(copy, name), content);
  const seen = new Map<string, number>();
  return mutants.map(({ id, fileName, location, replacement }) => {
    const before = brief(textAt(contents.get(fileName) ?? "", location));
    const change = `${before} → ${brief(replacement)}`;
    const first = `${fileName}: ${change}`;
    const count = (seen.get(first) ?? 0) + 1;
    seen.set(first, count);
    const key = count > 1 ? `${first} (${count})` : first;
    return { id, place: `${fileName}:${location.start.line + 1}`, change, key };
  });
}
