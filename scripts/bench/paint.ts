/** When a phone on a slow line shows the first view: Lighthouse, with the network simulated and slowed down. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { launchChromium } from "../chromium.ts";
import { freePort } from "../engines/process.ts";
import { firstPageIn } from "../page-paths.ts";
import { startFront } from "./front.ts";

/** Fetched when it is used: with all that it needs it is half as large as everything else here. */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** How a page reaches the browser, by the name of the rows. */
export const ways = {
  simulated: { method: "simulate", http2: true },
  applied: { method: "devtools", http2: false },
};

/** One of each kind. */
export const paintPaths = [
  "/",
  "/services/cloud-solutions",
  await firstPageIn("/blog/"),
  await firstPageIn("/locations/"),
  "/contact",
];

/** Milliseconds; a share of the window. */
export type Paint = Record<"paint" | "main" | "blocked" | "shift", number>;

/** @param port of the browser's devtools */
async function lighthouse(url: string, method: string, port: number): Promise<Paint> {
  const args = ["--only-categories=performance", "--output=json", "--quiet", `--port=${port}`];
  const run = () =>
    promisify(execFile)(
      "npx",
      ["--yes", LIGHTHOUSE, url, ...args, `--throttling-method=${method}`],
      { maxBuffer: 64 << 20, env: { ...process.env, CHROME_PATH: "/nowhere" } },
    );
  // Now and then its trace lacks its beginning (NO_NAVSTART), and Lighthouse asks to be run again.
  const { stdout } = await run().catch(run);
  const { audits }: { audits: Record<string, { numericValue: number }> } = JSON.parse(stdout);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    paint: value("largest-contentful-paint"),
    main: value("mainthread-work-breakdown"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
  };
}

/** Each row in turn, round after round, and the bare page in every round: by "way path"; the bare page is "way bare". */
export async function measurePaint(rounds: number) {
  const port = await freePort();
  const browser = await launchChromium([
    `--remote-debugging-port=${port}`,
    "--ignore-certificate-errors",
  ]);
  const measured: Map<string, Paint[]> = new Map();
  for (const [way, { method, http2 }] of Object.entries(ways)) {
    const [bare, site] = [await startFront("bare", http2), await startFront("site", http2)];
    const rows = [["bare", bare.url], ...paintPaths.map((path) => [path, site.url + path])];
    for (let round = 0; round < rounds; round++) {
      for (const [name, url = ""] of rows) {
        const paint = await lighthouse(url, method, port);
        measured.set(`${way} ${name}`, [...(measured.get(`${way} ${name}`) ?? []), paint]);
      }
    }
    for (const front of [bare, site]) await front.stop();
  }
  await browser.close();
  return measured;
}
