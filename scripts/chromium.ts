/** Finds a Chromium for the browser tests: an installed one, or Playwright's download, or the system's package. */
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { canInstallPackages, installPackages } from "./debian.ts";
import { bin, run, say } from "./tasks.ts";

const installed = () =>
  [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
];

/**
 * How a script starts it.
 * @param args beside the usual ones
 */
export const chromiumOptions = async (args: string[] = []) => ({
  executablePath: await findChromium(),
  args: [...quiet, ...args],
});

/**
 * A browser for a script.
 * @param args beside the usual ones
 */
export const launchChromium = async (args: string[] = []) =>
  chromium.launch(await chromiumOptions(args));

/** The path of a Chromium, installed first if necessary. Throws an Error if that fails. */
export async function findChromium() {
  const found = installed();
  if (found) return found;
  say("No Chromium found: trying Playwright's download, then the system's package …");
  await run(bin("playwright"), ["install", "chromium"]).catch(async () => {
    // With the faces that stand in for the site's own: a first page is drawn in them.
    if (canInstallPackages) await installPackages(["chromium", "fonts-liberation"]);
  });
  const now = installed();
  if (now) return now;
  throw new Error("No Chromium could be found or installed; set CHROMIUM_PATH to one.");
}
