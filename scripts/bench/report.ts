/** Measures what is served, and writes docs/performance.md but for what is on the screen. */
import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { writeTable } from "../markdown.ts";
import { pagePaths } from "../page-paths.ts";
import { root, say } from "../tasks.ts";
import { CONSTANT, measureAnswers } from "./answers.ts";
import { measureInBrowser, type Weight } from "./browser.ts";
import { measureCold } from "./cold.ts";
import { measureLeadCost } from "./lead-cost.ts";
import { digits, median, medianRatio, middle } from "./stats.ts";

async function answersTable(rounds: number) {
  const answers = await measureAnswers(rounds);
  const constant = answers.find(({ what }) => what === CONSTANT)?.measured ?? [];
  const cpuOf = (measured: typeof constant) => measured.map(({ cpu }) => cpu);
  const rows = answers.map(({ what, measured }) => [
    what,
    middle(measured, ({ perSecond }) => perSecond),
    middle(measured, ({ cpu }) => cpu, 3),
    digits(medianRatio(cpuOf(constant), cpuOf(measured)), 2),
  ]);
  return writeTable(["answer", "a second", "CPU, ms", "constant ÷ this, CPU"], rows);
}

async function coldTable(rounds: number) {
  const cold = await measureCold(rounds);
  const names = [...new Set(cold.map(({ name }) => name))];
  const rows = names.map((name) => {
    const measured = cold.filter((one) => one.name === name);
    const start = middle(measured, (one) => one.start, 1);
    const step = (at: number, what: "cpu" | "wait") =>
      middle(measured, ({ steps }) => steps[at]?.[what], 1);
    return [name, start, step(0, "cpu"), step(0, "wait"), step(1, "wait")];
  });
  const head = ["", "start, CPU ms", "first answer, CPU ms", "first answer, wait ms"];
  return writeTable([...head, "next page, wait ms"], rows);
}

const bytesOf = ({ html, css, fonts, js, other }: Weight) => html + css + fonts + js + other;

/** The heaviest page, home and contact. */
function bytesTable(pages: Awaited<ReturnType<typeof measureInBrowser>>["pages"]) {
  const byWeight = [...pages].sort((a, b) => bytesOf(b.first) - bytesOf(a.first));
  const shown = byWeight.filter(({ path }, at) => at === 0 || /^\/(contact)?$/.test(path));
  const kib = (value: number) => digits(value, 1);
  const rows = shown.map(({ path, first, after }) => [
    path,
    ...[first.html, first.css, first.fonts, first.js, bytesOf(first)].map(kib),
    String(first.requests),
    ...[after.js, bytesOf(after)].map(kib),
  ]);
  const head = ["page", "HTML", "CSS", "fonts", "script", "all", "requests"];
  return writeTable([...head, "script after intent", "all after intent"], rows);
}

/** The document, without what is on the screen. */
export async function served(rounds: number) {
  say("Answers …");
  const answers = await answersTable(rounds);
  say("Fresh isolates …");
  const cold = await coldTable(rounds);
  say("Leads …");
  const cost = await measureLeadCost(rounds);
  say("Pages in a browser …");
  const { pages, firstKeys } = await measureInBrowser(await pagePaths(), rounds);
  const worker = readFileSync(join(root, "build/server/worker.js"));
  const kib = (bytes: number) => (bytes / 1024).toFixed(0);
  const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;
  return `# Performance

Written by \`npm run bench\`; do not edit. ${new Date().toISOString().slice(0, 10)}, ${machine}.

Compare rows of one table, not the figures of two machines. A figure is the median of ${rounds} rounds, and a ratio the median of their ratios. CPU is what all threads of workerd used for one answer.

## Answers

Over sixteen connections. The constant is a worker that holds home's finished bytes, not compressed. The file comes from Miniflare's stand-in for Cloudflare's assets.

${answers}

## A fresh isolate

A new workerd each time. "Start" is what loading the worker costs beyond one that only serves files. The first answer is home, for a lead the 303; the next page is contact. D1 answers from memory.

${cold}

The worker is ${kib(worker.length)} KiB, ${kib(gzipSync(worker).length)} KiB gzipped, beside its source map.

## A lead

- CPU, with a D1 that answers from memory: ${middle(cost.cpu, ({ post }) => post, 1)} ms for a post with its delivery; ${middle(cost.cpu, ({ sweep }) => sweep, 1)} ms for a sweep that sends 24 leads
- D1: ${digits(cost.bytes)} bytes for a contact lead with a message of 500 characters
- The visitor waits for one round trip to D1 (\`tests/worker/visitor-waits.test.ts\`).

## Bytes

KiB as sent, with text gzipped, of the heaviest of ${pages.length} pages, home and contact. "After intent" is when a visitor has entered a form and its scripts are there.

${bytesTable(pages)}

## The first key

In the contact form, in Chromium with the CPU slowed down four times, from the press to the next paint: ${digits(median(firstKeys))} ms, the median of ${firstKeys.length} visits, and at most ${Math.max(...firstKeys)}. No visit lost the key.
`;
}
