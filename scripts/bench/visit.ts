/** A visit of three pages on the slow line that Lighthouse applies: what each page takes until it is drawn, and bytes. */
import type { Browser } from "playwright";
import { launchChromium } from "../chromium.ts";
import { startFront } from "./front.ts";

const steps = ["/", "/services/cloud-solutions", "/contact"];

/** Lighthouse's slow line for phones, as its browser applies it. */
const slow = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Milliseconds of each page, KiB of all three. */
export interface Visit {
  paints: number[];
  kib: number;
  shift: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const paints: number[] = [];
  let shift = 0;
  for (const path of steps) {
    await page.goto(url + path, { waitUntil: "networkidle" });
    const seen = await page.evaluate<{ paint: number; shift: number }>(`new Promise((done) => {
      const seen = { paint: 0, shift: 0 };
      const watch = (type, read) =>
        new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
      watch("largest-contentful-paint", ({ startTime }) => { seen.paint = startTime; });
      watch("layout-shift", ({ value }) => { seen.shift += value; });
      setTimeout(() => done(seen), 200);
    })`);
    paints.push(seen.paint);
    shift += seen.shift;
  }
  await context.close();
  return { paints, kib: bytes / 1024, shift };
}

export async function measureVisits(rounds: number) {
  const browser = await launchChromium();
  const front = await startFront("site");
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, front.url));
  await front.stop();
  await browser.close();
  return visits;
}
