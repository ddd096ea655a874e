/** Writes docs/performance.md from what was measured. */
import { cpus, totalmem } from "node:os";
import { writeTable } from "../markdown-table.ts";
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

/** The heaviest page, the one in the middle and the lightest, with home and contact. */
function bytesTable({ pages }: Measured["browser"]) {
  const byWeight = [...pages].sort((a, b) => bytesOf(b.first) - bytesOf(a.first));
  const shown = [byWeight[0], byWeight[byWeight.length >> 1], byWeight.at(-1)];
  const named = byWeight.filter((page) => shown.includes(page) || /^\/(contact)?$/.test(page.path));
  const rows = named.map(({ path, first, after }) => {
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

Compare rows of one table, not the figures of two machines. A figure is the median of ${rounds} rounds, and a ratio the median of their ratios. CPU is what all threads of workerd used for one answer; a system without \`/proc\` cannot measure it.

## Answers

Over sixteen connections. The constant is a worker that holds home's finished bytes, not compressed; to a browser the site sends what the build compressed. The file comes from Miniflare's stand-in for Cloudflare's assets, which is slower than the real one.

${answersTable(measured)}

## A fresh isolate

A new workerd each time. "Start" is what loading the worker costs beyond one that only serves files. The first answer is home, the next page contact, and for a first lead the 303, with a D1 that answers from memory.

${coldTable(measured)}

The worker is ${kib(worker.raw)} KiB, ${kib(worker.gzip)} KiB gzipped, beside its source map.

## A lead

- CPU, with a D1 that answers from memory: ${digits(median(cost.post), 1)} ms for a post with its delivery; ${digits(median(cost.sweep), 1)} ms for a sweep of the free plan, which sends 24 leads.
- A contact lead with a message of 500 characters takes ${digits(cost.bytes)} bytes of D1.
- What its visitor waits for is one round trip to D1 (\`tests/worker/visitor-waits.test.ts\`).

## Bytes

KiB as sent, with text gzipped: the heaviest, the middle and the lightest of ${browser.pages.length} pages, home and contact. "After intent" is when a visitor has entered a form and its scripts are there.

${bytesTable(browser)}

## The first key

In the contact form, in Chromium with the CPU slowed down four times, from the press to the next paint: ${digits(median(browser.firstKeys))} ms, the median of ${browser.firstKeys.length} visits (${[...browser.firstKeys].sort((a, b) => a - b).join(", ")}; the browser rounds to 8 ms). No visit lost the key.
`;
}
