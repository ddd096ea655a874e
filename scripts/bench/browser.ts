/** What a page costs in a browser before and after the visitor enters a form, and how long the first key takes. */
import { gzipSync } from "node:zlib";
import type { Response as Answer, Browser } from "playwright";
import { startBuiltWorker } from "../built-worker.ts";
import { launchChromium } from "../chromium.ts";

type Kind = "html" | "css" | "fonts" | "js" | "other";
/** KiB as sent: gzip, fonts as they are. */
export type Weight = Record<Kind | "requests", number>;

const FORM = "main form[method=post] input:not([type=hidden], [tabindex='-1'])";

const kindOf = (type: string): Kind => {
  if (type.startsWith("text/html")) return "html";
  if (type.startsWith("text/css")) return "css";
  if (type.includes("javascript")) return "js";
  return type.startsWith("font/") ? "fonts" : "other";
};

export async function weightOf(responses: Answer[]) {
  const sum: Weight = { html: 0, css: 0, fonts: 0, js: 0, other: 0, requests: responses.length };
  for (const response of responses) {
    const kind = kindOf(response.headers()["content-type"] ?? "");
    // The browser keeps no body of a typeface that it has not used yet.
    const bytes =
      kind === "fonts"
        ? (await response.request().sizes()).responseBodySize
        : gzipSync(await response.body()).length;
    sum[kind] += bytes / 1024;
  }
  return sum;
}

async function weighPage(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const responses: Answer[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url, { waitUntil: "networkidle" });
  const first = await weightOf(responses);
  const field = page
    .locator(`${FORM}, footer form input:not([type=hidden], [tabindex='-1'])`)
    .first();
  await field.focus();
  await page.waitForLoadState("networkidle");
  // Scripts load scripts, so wait until nothing has arrived for a while.
  for (let seen = -1; seen !== responses.length; ) {
    seen = responses.length;
    await page.waitForTimeout(500);
  }
  const after = await weightOf(responses);
  await page.close();
  return { first, after };
}

/** Milliseconds from the first key in the contact form to the next paint, with the CPU slowed down four times. */
async function firstKey(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name.startsWith("key")) durations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { durations });
  });
  await page.locator(FORM).first().click();
  await page.keyboard.press("A");
  await page.waitForTimeout(2000);
  const longest = await page.evaluate(() =>
    Math.max(8, ...(window as unknown as { durations: number[] }).durations),
  );
  const kept = await page.locator(FORM).first().inputValue();
  if (kept !== "A") throw new Error(`The first key was lost: "${kept}"`);
  await page.close();
  return longest;
}

export async function measureInBrowser(paths: string[], rounds: number) {
  const miniflare = startBuiltWorker({ FORM_SERVICE_URL: "http://[::1]:9/" });
  const { origin } = await miniflare.ready;
  const browser = await launchChromium();
  const pages = [];
  for (const path of paths) pages.push({ path, ...(await weighPage(browser, origin + path)) });
  // A key pressed while the form's scripts start waits for them, in one visit of four or so: three visits tell little.
  const visits = Math.max(rounds, 7);
  const firstKeys = [];
  for (let visit = 0; visit < visits; visit++) {
    firstKeys.push(await firstKey(browser, `${origin}/contact`));
  }
  await browser.close();
  await miniflare.dispose();
  return { pages, firstKeys };
}
