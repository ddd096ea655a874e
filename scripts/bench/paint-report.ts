/** The section of docs/performance.md about what a phone on a slow line shows, and when. */
import { writeTable } from "../markdown-table.ts";
import { measurePaint, type Paint, paintPaths, ways } from "./paint.ts";
import { digits, median, medianRatio } from "./stats.ts";
import { measureVisits, type Visit } from "./visit.ts";

function paintTable(paints: Map<string, Paint[]>) {
  const rows = Object.keys(ways).flatMap((way) =>
    ["bare", ...paintPaths].map((path) => {
      const of = (what: keyof Paint, row = path) =>
        (paints.get(`${way} ${row}`) ?? []).map((paint) => paint[what]);
      return [
        `${path === "bare" ? "a bare page" : path}, ${way}`,
        digits(median(of("paint"))),
        digits(medianRatio(of("paint"), of("paint", "bare")), 2),
        digits(median(of("main"))),
        digits(median(of("blocked"))),
        digits(Math.max(...of("shift")), 3),
      ];
    }),
  );
  const head = ["page", "largest paint, ms", "÷ bare", "main thread, ms", "blocked, ms", "shift"];
  return writeTable(head, rows);
}

function visitTable(visits: Visit[]) {
  const row = [
    ...[0, 1, 2].map((page) => digits(median(visits.map(({ paints }) => Number(paints[page]))))),
    digits(median(visits.map(({ kib }) => kib)), 1),
    digits(Math.max(...visits.map(({ shift }) => shift)), 3),
  ];
  const head = ["first page, ms", "second, ms", "third, ms", "all three, KiB", "shift"];
  return writeTable(head, [row]);
}

/** Measures it, and writes the section. */
export const onScreen = async (rounds: number) => `## On the screen

Measured in ${rounds} round${rounds === 1 ? "" : "s"}. When a phone on a slow line shows the largest part of the first view, by Lighthouse, with its settings for phones, text gzipped. "Applied" slows the network and the processor down; "simulated" loads the page at full speed and computes what a slow line would have done. A bare page has a heading and a paragraph; each round measures it once in each way. "HTTP/2" is over TLS, as Cloudflare serves a browser; over HTTP/1.1 each typeface waits for a connection of its own.

${paintTable(await measurePaint(rounds))}

A visit of three pages on the same line, applied: home, a service, contact. Fonts come with the first page and are in the browser's cache from then on.

${visitTable(await measureVisits(rounds))}
`;
