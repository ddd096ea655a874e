// @ts-check
/** What docs/reliability.md says of the mutants. */
import { readFileSync } from "node:fs";
import { writeTable } from "../markdown-table.mjs";
import { intervalOf } from "./score.mjs";

/**
 * What became of one mutant.
 * @typedef {import("./instrument.mjs").Mutant & { killer?: string, late?: boolean, reached: boolean }} Outcome
 */

/** Why a mutant may survive, by its key. @type {Record<string, string>} */
export const explained = JSON.parse(
  readFileSync(new URL("explained.json", import.meta.url), "utf8"),
);

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

const code = (/** @type {string} */ text) =>
  text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;

/** @param {number} all @param {number} seed @param {Outcome[]} sample */
export function writeReport(all, seed, sample) {
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
    writeTable(["", "mutants"], figures, "mutants"),
    writeTable(["survivor", "before → after", "why it may"], rows, "survivors"),
  ].join("\n\n");
}
