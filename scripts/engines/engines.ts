/**
 * The three engines that visitors have, wherever they can be had: as Playwright's own builds, or else as
 * packages of Debian (docs/decisions/0030).
 */
import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "playwright";
import { chromiumOptions } from "../chromium.ts";
import { canInstallPackages, installPackages } from "../debian.ts";
import { bin, run, say } from "../tasks.ts";
import { startFirefox } from "./firefox.ts";
import { startWithPlaywright } from "./playwright.ts";
import { watched } from "./watched.ts";
import { startWebKit } from "./webkit.ts";

const firefoxPath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** Beside Chromium: Playwright's build; the files of an installed one, how that is started, and its packages. */
const engines = {
  Firefox: {
    own: firefox,
    files: [firefoxPath],
    start: () => startFirefox(firefoxPath),
    packages: ["firefox-esr"],
  },
  WebKit: {
    own: webkit,
    files: [
      "/usr/bin/WebKitWebDriver",
      "/usr/bin/Xvfb",
      // What the window of WebKit needs.
      "/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib",
    ],
    start: startWebKit,
    packages: [
      "webkit2gtk-driver",
      "gir1.2-webkit2-4.1",
      "python3-gi",
      "xvfb",
      "hyphen-en-us",
      "fonts-liberation",
    ],
  },
};

export type EngineName = "Chromium" | keyof typeof engines;

/** How an engine is started; undefined where it is not installed. */
function starterOf(name: EngineName) {
  if (name === "Chromium")
    return async () => startWithPlaywright(chromium, await chromiumOptions());
  const { own, files, start } = engines[name];
  if (existsSync(own.executablePath())) return () => startWithPlaywright(own);
  return files.every((file) => existsSync(file)) ? start : undefined;
}

/** What starts an engine; undefined where it is not installed. */
export function engineStarter(name: EngineName) {
  const start = starterOf(name);
  return start && (() => watched(start));
}

/** Installs Firefox and WebKit where they are missing, as far as this machine lets it. Throws nothing. */
export async function installEngines() {
  for (const name of ["Firefox", "WebKit"] as const) {
    if (engineStarter(name)) continue;
    say(`No ${name} found: trying Playwright's download, then the system's packages …`);
    await run(bin("playwright"), ["install", name.toLowerCase()])
      .catch(async () => {
        if (canInstallPackages) await installPackages(engines[name].packages);
      })
      .catch((error) => console.error(error.message));
  }
}
