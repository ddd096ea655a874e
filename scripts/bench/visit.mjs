// @ts-check
/** A visit of three pages on the slow line that Lighthouse applies: what each page takes until it is drawn, and bytes. */
import { launchChromium } from "../chromium.mjs";
import { startFront } from "./front.mjs";

const steps = ["/", "/services/cloud-solutions", "/contact"];

/** Lighthouse's slow line for phones, as its browser applies it. */
const slow = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** @typedef {{ paints: number[], kib: number, shift: number }} Visit milliseconds of each page, KiB of all three */

/** @param {import("playwright").Browser} browser @param {string} url @returns {Promise<Visit>} */
async function visit(browser, url) {
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
  const paints = [];
  let shift = 0;
  for (const path of steps) {
    await page.goto(url + path, { waitUntil: "networkidle" });
    const seen = await page.evaluate(`new Promise((done) => {
      const seen = { paint: 0, shift: 0 };
      const watch = (type, read) =>
        new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
      watch("largest-contentful-paint", ({ startTime }) => { seen.paint = startTime; });
      watch("layout-shift", ({ value }) => { seen.shift += value; });
      setTimeout(() => done(seen), 200);
    })`);
    const { paint, shift: moved } = /** @type {{ paint: number, shift: number }} */ (seen);
    paints.push(paint);
    shift += moved;
  }
  await context.close();
  return { paints, kib: bytes / 1024, shift };
}

/** @param {Record<string, string>} builds folders by name @param {number} rounds @returns {Promise<Map<string, Visit[]>>} */
export async function measureVisits(builds, rounds) {
  const browser = await launchChromium();
  /** @type {Map<string, { url: string, stop: () => Promise<void> }>} */
  const fronts = new Map();
  for (const [name, build] of Object.entries(builds)) fronts.set(name, await startFront(build));
  /** @type {Map<string, Visit[]>} */
  const measured = new Map();
  for (let round = 0; round < rounds; round++) {
    for (const [name, { url }] of fronts) {
      measured.set(name, [...(measured.get(name) ?? []), await visit(browser, url)]);
    }
  }
  for (const front of fronts.values()) await front.stop();
  await browser.close();
  return measured;
}
