/** What docs/reliability.md says of the mutants. */
import { readFileSync } from "node:fs";
import { writeTable } from "../markdown-table.ts";
import type { Mutant } from "./instrument.ts";
import { intervalOf } from "./score.ts";

/** What became of one mutant. */
export type Outcome = Mutant & { killer?: string; late?: boolean; reached: boolean };

/** Why a mutant may survive, by its key. */
export const explained: Record<string, string> = JSON.parse(
  readFileSync(new URL("explained.json", import.meta.url), "utf8"),
);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const code = (text: string) => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

export function writeReport(all: number, seed: number, sample: Outcome[], keep: boolean) {
  const killed = sample.filter(({ killer }) => killer);
  const survivors = sample.filter(({ killer }) => !killer);
  const interval = intervalOf(killed.length, sample.length).map(percent).join(" to ");
  const figures = [
    ["mutants in all", all],
    ["tried, chosen by chance", `${sample.length} (seed ${seed})`],
    ["killed", killed.length],
    ["of these by taking too long", killed.filter(({ late }) => late).length],
    ["survived", survivors.length],
    ["of these met by no test", survivors.filter(({ reached }) => !reached).length],
    ["score", percent(killed.length / sample.length)],
    ["of all with 95 %, if no test was made for this sample", interval],
  ].map((row) => row.map(String));
  const rows = survivors
    .sort((a, b) => a.place.localeCompare(b.place, "en", { numeric: true }))
    .map(({ place, change, key }) => [place, code(change), explained[key] ?? "not explained yet"]);
  return [
    writeTable(["", "mutants"], figures, keep ? "mutants" : undefined),
    writeTable(["survivor", "before → after", "why it may"], rows),
  ].join("\n\n");
}
