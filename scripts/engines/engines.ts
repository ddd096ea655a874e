/**
 * The three engines that visitors have, wherever they can be had: as Playwright's own builds, or else as
 * packages of Debian (docs/decisions/0030).
 */
import { existsSync } from "node:fs";
import { type BrowserType, chromium, firefox, webkit } from "playwright";
import { chromiumOptions } from "../chromium.ts";
import { canInstallPackages, installPackages } from "../debian.ts";
import { bin, run, say } from "../tasks.ts";
import { startFirefox } from "./firefox.ts";
import { startWithPlaywright } from "./playwright.ts";
import { watched } from "./watched.ts";
import { startWebKit } from "./webkit.ts";

export type EngineName = "Chromium" | "Firefox" | "WebKit";

const debian = {
  firefox: "/usr/bin/firefox-esr",
  driver: "/usr/bin/WebKitWebDriver",
  screen: "/usr/bin/Xvfb",
  /** What the window of WebKit is written in, and the binding it needs. */
  host: "/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib",
};
const firefoxPath = () =>
  [process.env.FIREFOX_PATH, debian.firefox].find((path) => path && existsSync(path));
const ownBuild = (type: BrowserType) => existsSync(type.executablePath());

/** How each is started where it is installed; undefined where it is not. */
const starters = {
  Chromium: () => async () => startWithPlaywright(chromium, await chromiumOptions()),
  Firefox: () => {
    if (ownBuild(firefox)) return () => startWithPlaywright(firefox, {});
    const path = firefoxPath();
    return path ? () => startFirefox(path) : undefined;
  },
  WebKit: () => {
    if (ownBuild(webkit)) return () => startWithPlaywright(webkit, {});
    const { driver, screen, host } = debian;
    const isThere = [driver, screen, host].every((path) => existsSync(path));
    return isThere ? () => startWebKit({ driver, screen }) : undefined;
  },
};

/** What starts an engine; undefined where it is not installed. */
export function engineStarter(name: EngineName) {
  const start = starters[name]();
  return start && (() => watched(start));
}

const packages: Record<Exclude<EngineName, "Chromium">, string[]> = {
  Firefox: ["firefox-esr"],
  WebKit: [
    "webkit2gtk-driver",
    "gir1.2-webkit2-4.1",
    "python3-gi",
    "xvfb",
    "hyphen-en-us",
    "fonts-liberation",
  ],
};

/** Installs Firefox and WebKit where they are missing, as far as this machine lets it. Throws nothing. */
export async function installEngines() {
  for (const name of ["Firefox", "WebKit"] as const) {
    if (engineStarter(name)) continue;
    say(`No ${name} found: trying Playwright's download, then the system's packages …`);
    await run(bin("playwright"), ["install", name.toLowerCase()])
      .catch(async () => {
        if (canInstallPackages) await installPackages(packages[name]);
      })
      .catch((error) => console.error(error.message));
  }
}
