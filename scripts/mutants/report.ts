/** What docs/reliability.md says of the mutants. */
import { readFileSync } from "node:fs";
import { writeBetween, writeTable } from "../markdown.ts";
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

/** Tells what became of a sample of `all` mutants; with `keep`, in docs/reliability.md too. */
export function writeReport(all: number, seed: number, sample: Outcome[], keep: boolean) {
  const killed = sample.filter(({ killer }) => killer);
  const survivors = sample.filter(({ killer }) => !killer);
  const interval = intervalOf(killed.length, sample.length).map(percent).join(" to ");
  const late = killed.filter((one) => one.late).length;
  const unreached = survivors.filter(({ reached }) => !reached).length;
  const figures = `Of ${all} mutants, ${sample.length} were chosen by chance (seed ${seed}). Tests killed ${killed.length}, or ${percent(killed.length / sample.length)}, ${late} of them by taking too long; ${survivors.length} survived, ${unreached} of them met by no test. If no test was made for this sample, the score of all is ${interval}, with a probability of 95 %.`;
  if (keep) writeBetween("mutants", figures);
  const rows = survivors
    .sort((a, b) => a.place.localeCompare(b.place, "en", { numeric: true }))
    .map(({ place, change, key }) => [place, code(change), explained[key] ?? "not explained yet"]);
  return [figures, writeTable(["survivor", "before → after", "why it may"], rows)].join("\n\n");
}
