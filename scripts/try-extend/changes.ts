/** Puts the samples of docs/content.md into the copy. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sample } from "../samples.ts";

/** Changes of one file: what stands there, and what it becomes. */
export type Changes = [from: string | RegExp, to: string][];

export function changesOf(copy: string) {
  const read = (file: string) => readFileSync(join(copy, file), "utf8");

  function change(file: string, changes: Changes) {
    let text = read(file);
    for (const [from, to] of changes) {
      if (text.split(from).length < 2) throw new Error(`${file} has no “${from}”`);
      text = text.replace(from, () => to);
    }
    writeFileSync(join(copy, file), text);
  }

  /** Puts one sample into its file. */
  function apply({ file, text, before, after, replace }: Sample) {
    const anchor = before ?? after ?? replace;
    if (!anchor) return writeFileSync(join(copy, file), text);
    const found = read(file).split(anchor).length - 1;
    if (found !== 1) throw new Error(`${file} has “${anchor}” ${found} times`);
    if (replace) return change(file, [[replace, text.trim()]]);
    const line =
      read(file)
        .split("\n")
        .find((one) => one.includes(anchor)) ?? "";
    change(file, [[line, before ? text + line : `${line}\n${text.trimEnd()}`]]);
  }

  /** Applies samples. Returns how many files they touched. */
  function applyAll(samples: Sample[]) {
    samples.forEach(apply);
    return new Set(samples.map(({ file }) => file)).size;
  }

  return { read, change, applyAll };
}
