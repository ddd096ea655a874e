/** The section of docs/performance.md about what a phone on a slow line shows, and when. */
import { writeTable } from "../markdown.ts";
import { measurePaint, type Paint, paintPaths, ways } from "./paint.ts";
import { digits, median, medianRatio } from "./stats.ts";
import { measureVisits, type Visit } from "./visit.ts";

/** In each way the bare page, the quickest of the others and the slowest. */
function paintTable(paints: Map<string, Paint[]>) {
  const rows = Object.keys(ways).flatMap((way) => {
    const of = (what: keyof Paint, row: string) =>
      (paints.get(`${way} ${row}`) ?? []).map((paint) => paint[what]);
    const shown = (path: string) => median(of("paint", path));
    const byPaint = [...paintPaths].sort((a, b) => shown(a) - shown(b));
    return ["bare", ...byPaint.slice(0, 1), ...byPaint.slice(-1)].map((path) => {
      return [
        `${path === "bare" ? "a bare page" : path}, ${way}`,
        digits(shown(path)),
        digits(medianRatio(of("paint", path), of("paint", "bare")), 2),
        digits(median(of("main", path))),
        digits(median(of("blocked", path))),
        digits(Math.max(...of("shift", path)), 3),
      ];
    });
  });
  const head = ["page", "largest paint, ms", "÷ bare", "main thread, ms", "blocked, ms", "shift"];
  return writeTable(head, rows);
}

function visitLine(visits: Visit[]) {
  const paints = [0, 1, 2].map((page) =>
    digits(median(visits.map((visit) => Number(visit.paints[page])))),
  );
  const kib = digits(median(visits.map((visit) => visit.kib)), 1);
  const shift = digits(Math.max(...visits.map((visit) => visit.shift)), 3);
  return `A visit of three pages on the same line, applied (home, a service, contact): ${paints.join(", ")} ms, together ${kib} KiB, shift ${shift}.`;
}

/** Measures it, and writes the section. */
export const paintSection = async (rounds: number) => `## On the screen

When a phone on a slow line shows the largest part of the first view, by Lighthouse with its settings for phones, in ${rounds} round${rounds === 1 ? "" : "s"}: a bare page with a heading and a paragraph, and the quickest and the slowest of ${paintPaths.length} pages, one of each kind. "Applied" slows network and processor down; "simulated" computes that, over HTTP/2 and TLS.

${paintTable(await measurePaint(rounds))}

${visitLine(await measureVisits(rounds))}
`;
