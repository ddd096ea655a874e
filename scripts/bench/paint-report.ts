/** The section of docs/performance.md about what a phone on a slow line shows, and when. */
import { writeTable } from "../markdown.ts";
import { measurePaint, type Paint, paintPaths } from "./paint.ts";
import { digits, median, medianRatio, middle } from "./stats.ts";
import { measureVisits, type Visit } from "./visit.ts";

/** In each way the bare page, the quickest of the others and the slowest. */
function paintTable(measured: Awaited<ReturnType<typeof measurePaint>>) {
  const rows = [...new Set(measured.map(({ way }) => way))].flatMap((name) => {
    const [bare, ...pages] = measured.filter(({ way }) => way === name);
    const values = (what: keyof Paint, row = bare) => (row?.paints ?? []).map((one) => one[what]);
    const byPaint = pages.sort((a, b) => median(values("paint", a)) - median(values("paint", b)));
    return [bare, byPaint.at(0), byPaint.at(-1)].map((row) => [
      `${row === bare ? "a bare page" : row?.path}, ${name}`,
      digits(median(values("paint", row))),
      digits(medianRatio(values("paint", row), values("paint")), 2),
      digits(median(values("main", row))),
      digits(median(values("blocked", row))),
      digits(Math.max(...values("shift", row)), 3),
    ]);
  });
  const head = ["page", "largest paint, ms", "÷ bare", "main thread, ms", "blocked, ms", "shift"];
  return writeTable(head, rows);
}

function visitLine(visits: Visit[]) {
  const paints = [0, 1, 2].map((page) => middle(visits, (visit) => visit.paints[page]));
  const kib = middle(visits, (visit) => visit.kib, 1);
  const shift = digits(Math.max(...visits.map((visit) => visit.shift)), 3);
  return `A visit of three pages on the same line, applied (home, a service, contact): ${paints.join(", ")} ms, together ${kib} KiB, shift ${shift}.`;
}

/** Measures it, and writes the section. */
export const paintSection = async (rounds: number) => `## On the screen

When a phone on a slow line shows the largest part of the first view, by Lighthouse with its settings for phones, in ${rounds} round${rounds === 1 ? "" : "s"}: a bare page with a heading and a paragraph, and the quickest and the slowest of ${paintPaths.length} pages, one of each kind. "Applied" slows network and processor down; "simulated" computes that, over HTTP/2 and TLS.

${paintTable(await measurePaint(rounds))}

${visitLine(await measureVisits(rounds))}
`;
