/** The section of docs/performance.md about what a phone on a slow line shows, and when. */
import { writeTable } from "../markdown-table.ts";
import { type Paint, paintPaths, ways } from "./paint.ts";
import { median, medianRatio } from "./stats.ts";
import type { Visit } from "./visit.ts";

interface OnScreen {
  paints: Map<string, Paint[]>;
  visits: Map<string, Visit[]>;
  rounds: number;
  /** what the other build is */
  against?: string;
}

const digits = (value: number, places = 0) => value.toFixed(places);

function paintTable({ paints, against }: OnScreen) {
  const of = (key: string, what: keyof Paint) =>
    (paints.get(key) ?? []).map((paint) => paint[what]);
  const rows = Object.keys(ways).flatMap((way) => {
    const bare = of(`${way} bare /`, "paint");
    const row = (name: string, build: string, path = "/") => {
      const key = `${way} ${build} ${path}`;
      const ratio = digits(medianRatio(of(key, "paint"), bare), 2);
      const before = of(`${way} before ${path}`, "paint");
      return [
        `${name}, ${way}`,
        digits(median(of(key, "paint"))),
        ratio,
        ...(against ? [build === "site" ? digits(medianRatio(before, bare), 2) : ""] : []),
        digits(median(of(key, "main"))),
        ...(against
          ? [build === "site" ? digits(median(of(`${way} before ${path}`, "main"))) : ""]
          : []),
        digits(median(of(key, "blocked"))),
        digits(Math.max(...of(key, "shift")), 3),
      ];
    };
    return [row("a bare page", "bare"), ...paintPaths.map((path) => row(path, "site", path))];
  });
  const before = (name: string) => (against ? [name] : []);
  const head = ["page", "largest paint, ms", "÷ bare", ...before("before ÷ bare")];
  const main = ["main thread, ms", ...before("before, ms")];
  return writeTable([...head, ...main, "blocked, ms", "shift"], rows);
}

function visitTable({ visits }: OnScreen) {
  const rows = [...visits].map(([name, all]) => [
    name === "site" ? "this" : name,
    ...[0, 1, 2].map((page) => digits(median(all.map(({ paints }) => paints[page] ?? Number.NaN)))),
    digits(median(all.map(({ kib }) => kib)), 1),
    digits(Math.max(...all.map(({ shift }) => shift)), 3),
  ]);
  const head = ["build", "first page, ms", "second, ms", "third, ms", "all three, KiB", "shift"];
  return writeTable(head, rows);
}

export const onScreen = (measured: OnScreen) => `## On the screen

Measured in ${measured.rounds} round${measured.rounds === 1 ? "" : "s"}. When a phone on a slow line shows the largest part of the first view, by Lighthouse, with its settings for phones, text gzipped. "Applied" slows the network and the processor down; "simulated" loads the page at full speed and computes what a slow line would have done. A bare page has a heading and a paragraph; each round measures it once in each way. "HTTP/2" is over TLS, as Cloudflare serves a browser; over HTTP/1.1 each typeface waits for a connection of its own.${measured.against ? ` "Before" is ${measured.against}, in the same rounds.` : ""}

${paintTable(measured)}

A visit of three pages on the same line, applied: home, a service, contact. Fonts come with the first page and are in the browser's cache from then on.

${visitTable(measured)}
`;
