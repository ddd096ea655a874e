/** Writes docs/performance.md from what was measured. */
import { cpus, totalmem } from "node:os";
import { writeTable } from "../markdown.ts";
import { CONSTANT, type measureAnswers } from "./answers.ts";
import type { measureInBrowser, Weight } from "./browser.ts";
import type { measureCold } from "./cold.ts";
import type { measureLeadCost } from "./lead-cost.ts";
import { digits, median, medianRatio } from "./stats.ts";

interface Measured {
  answers: Awaited<ReturnType<typeof measureAnswers>>;
  cold: Awaited<ReturnType<typeof measureCold>>;
  cost: Awaited<ReturnType<typeof measureLeadCost>>;
  browser: Awaited<ReturnType<typeof measureInBrowser>>;
  /** bytes */
  worker: { raw: number; gzip: number };
  rounds: number;
}

function answersTable({ answers }: Measured) {
  const constant = answers.get(CONSTANT)?.cpu ?? [];
  const rows = [...answers].map(([what, { perSecond, cpu }]) => [
    what,
    digits(median(perSecond)),
    digits(median(cpu), 3),
    digits(medianRatio(constant, cpu), 2),
  ]);
  return writeTable(["answer", "a second", "CPU, ms", "constant ÷ this, CPU"], rows);
}

function coldTable({ cold }: Measured) {
  const rows = Object.entries(cold).map(([name, all]) => [
    name,
    ...[
      all.map(({ start }) => start),
      all.map(({ steps }) => Number(steps[0]?.cpu)),
      all.map(({ steps }) => Number(steps[0]?.wait)),
      all.map(({ steps }) => Number(steps[1]?.wait)),
    ].map((values) => digits(median(values), 1)),
  ]);
  const head = ["", "start, CPU ms", "first answer, CPU ms", "first answer, wait ms"];
  return writeTable([...head, "next page, wait ms"], rows);
}

const bytesOf = ({ html, css, fonts, js, other }: Weight) => html + css + fonts + js + other;

/** The heaviest page, home and contact. */
function bytesTable({ pages }: Measured["browser"]) {
  const byWeight = [...pages].sort((a, b) => bytesOf(b.first) - bytesOf(a.first));
  const shown = byWeight.filter(({ path }, at) => at === 0 || /^\/(contact)?$/.test(path));
  const rows = shown.map(({ path, first, after }) => {
    const [before, then] = [first, after].map((weight) =>
      [weight.html, weight.css, weight.fonts, weight.js, bytesOf(weight)].map((kib) =>
        digits(kib, 1),
      ),
    );
    return [path, ...(before ?? []), `${first.requests}`, ...(then?.slice(3) ?? [])];
  });
  const head = ["page", "HTML", "CSS", "fonts", "script", "all", "requests"];
  return writeTable([...head, "script after intent", "all after intent"], rows);
}

/** The document, without what is on the screen. */
export function report(measured: Measured) {
  const { cost, browser, worker, rounds } = measured;
  const kib = (bytes: number) => (bytes / 1024).toFixed(0);
  const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;
  return `# Performance

Written by \`npm run bench\`; do not edit. ${new Date().toISOString().slice(0, 10)}, ${machine}.

Compare rows of one table, not the figures of two machines. A figure is the median of ${rounds} rounds, and a ratio the median of their ratios. CPU is what all threads of workerd used for one answer.

## Answers

Over sixteen connections. The constant is a worker that holds home's finished bytes, not compressed. The file comes from Miniflare's stand-in for Cloudflare's assets.

${answersTable(measured)}

## A fresh isolate

A new workerd each time. "Start" is what loading the worker costs beyond one that only serves files. The first answer is home, for a lead the 303; the next page is contact. D1 answers from memory.

${coldTable(measured)}

The worker is ${kib(worker.raw)} KiB, ${kib(worker.gzip)} KiB gzipped, beside its source map.

## A lead

- CPU, with a D1 that answers from memory: ${digits(median(cost.post), 1)} ms for a post with its delivery; ${digits(median(cost.sweep), 1)} ms for a sweep that sends 24 leads
- D1: ${digits(cost.bytes)} bytes for a contact lead with a message of 500 characters
- The visitor waits for one round trip to D1 (\`tests/worker/visitor-waits.test.ts\`).

## Bytes

KiB as sent, with text gzipped, of the heaviest of ${browser.pages.length} pages, home and contact. "After intent" is when a visitor has entered a form and its scripts are there.

${bytesTable(browser)}

## The first key

In the contact form, in Chromium with the CPU slowed down four times, from the press to the next paint: ${digits(median(browser.firstKeys))} ms, the median of ${browser.firstKeys.length} visits, and at most ${Math.max(...browser.firstKeys)}. No visit lost the key.
`;
}
