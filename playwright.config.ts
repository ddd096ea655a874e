import { defineConfig } from "@playwright/test";
import { LOAD_TIME, PRESS_TIME } from "./tests/support/press-time";

/** The same specs twice: with JavaScript and without. Run through `npm test`, which finds the browser. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Some tests walk through every page, on machines of any speed.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    screenshot: "only-on-failure",
    // What cannot be pressed says so soon; a page may take long to load.
    actionTimeout: PRESS_TIME,
    navigationTimeout: LOAD_TIME,
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    {
      name: "without JavaScript",
      testIgnore: "*.scripted.spec.ts",
      use: { javaScriptEnabled: false },
    },
  ],
});
