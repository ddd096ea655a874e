/** Other names, numbers and articles for the samples of docs/content.md, the same ones for the same seed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { chance } from "../mutants/score.ts";
import type { Sample } from "../samples.ts";

const parts = ["ba", "cor", "den", "fal", "lin", "mo", "nar", "pel", "ri", "sta", "ter", "von"];

/** Makes up values, the same ones for the same seed. */
export function inventedValues(seed: number) {
  const next = chance(seed);
  const one = <Value>(list: readonly Value[]) => list[Math.floor(next() * list.length)] as Value;
  const digits = (count: number) =>
    Array.from({ length: count }, () => one([..."23456789"])).join("");
  return {
    next,
    one,
    digits,
    /** A word of so many syllables, with a capital. */
    name: (length: number) => {
      const word = Array.from({ length }, () => one(parts)).join("");
      return word.charAt(0).toUpperCase() + word.slice(1);
    },
    /** From the numbers that are kept for fiction. */
    phone: () =>
      [digits(3), "555", `01${one([..."0123456789"])}${one([..."0123456789"])}`] as const,
  };
}

/** Replaces what the samples name, in any text; without a seed it leaves them as they stand. */
export function disguiseOf(seed: number) {
  if (!seed) return (text: string) => text;
  const { next, name, digits, phone } = inventedValues(seed);
  const [city, service, brand] = [name(2 + Math.floor(next() * 3)), name(3), name(3)];
  const [area, , line] = phone();
  const words: [RegExp, string][] = [
    [/Calgary/g, city],
    [/calgary/g, city.toLowerCase()],
    [/Jabra/g, brand],
    [/\+1 403 555 0188/g, `+1 ${area} 555 ${line}`],
    [/\+1-403-555-0188/g, `+1-${area}-555-${line}`],
    [/\+14035550188/g, `+1${area}555${line}`],
    [/T2P 2M5/g, `T${digits(1)}P ${digits(1)}M${digits(1)}`],
    [/meta-links-in-email/g, `${name(2)}-${name(2)}`.toLowerCase()],
    [/Backup(?=[",| ])/g, service],
    [/(?<=[/ ])backup(?=[".])/g, service.toLowerCase()],
  ];
  return (text: string) => words.reduce((all, [from, to]) => all.replace(from, to), text);
}

/** More articles than the document's one, each with a photo. Returns how many. */
export function makeUpArticles(copy: string, seed: number, firstId: number) {
  if (!seed) return 0;
  const next = chance(seed + 1);
  const count = 1 + Math.floor(next() * 4);
  mkdirSync(join(copy, "public/pictures"), { recursive: true });
  for (let at = 0; at < count; at++) {
    const name = `made-up-${seed}-${at}`;
    const height = 600 + Math.floor(next() * 600);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="${height}"><rect width="1400" height="${height}" fill="#789"/></svg>`;
    writeFileSync(join(copy, `public/pictures/${name}.png`), new Resvg(svg).render().asPng());
    const sections = Array.from(
      { length: 1 + Math.floor(next() * 6) },
      (_, part) =>
        `## Part ${part + 1}\n\n${"Words of a made up article. ".repeat(5 + Math.floor(next() * 60))}\n\n[Ask a person](/contact).\n`,
    );
    writeFileSync(
      join(copy, `app/content/articles/${name}.mdx`),
      `---
id: ${firstId + at}
title: A made up article ${"again ".repeat(Math.floor(next() * 4))}${at + 1}
excerpt: What nobody has written and everybody can read, part ${at + 1}, with a picture of nothing and as many words as the dice had for it.
category: Cybersecurity
date: 2026-1${Math.floor(next() * 2)}-0${1 + Math.floor(next() * 9)}
author: Helen Marchetti
---

![A gray field](/pictures/${name}.png)

${sections.join("\n")}`,
    );
  }
  return count;
}

export const disguised = (sample: Sample, disguise: (text: string) => string): Sample =>
  Object.fromEntries(
    Object.entries(sample).map(([key, value]) => [key, value && disguise(value)]),
  ) as unknown as Sample;
