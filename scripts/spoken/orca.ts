/** A screen reader that writes down what it says: Orca with Chromium, on a display that nobody sees. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { findChromium } from "../chromium.ts";
import { canInstallPackages, installPackages } from "../debian.ts";
import { run, say } from "../tasks.ts";
import { untilAtRest } from "./at-rest.ts";

const programs = ["orca", "Xvfb", "dbus-run-session", "gsettings", "script"];
const packages = [
  "orca",
  "xvfb",
  "dbus",
  "at-spi2-core",
  "libglib2.0-bin",
  "gsettings-desktop-schemas",
  "bsdutils",
];

const missing = () =>
  programs.filter(
    (name) => !process.env.PATH?.split(delimiter).some((folder) => existsSync(join(folder, name))),
  );

/** Installs Orca where that can be done. Throws, and says what is missing, where it cannot. */
export async function needOrca() {
  if (missing().length > 0 && canInstallPackages) {
    say(`Installing ${packages.join(", ")} …`);
    await installPackages(packages).catch(() => {});
  }
  const still = missing();
  if (still.length === 0) return;
  throw new Error(
    `Orca cannot be started here: ${still.join(", ")} not found. On Debian or Ubuntu: apt-get install ${packages.join(" ")}`,
  );
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What was said, an utterance each, from Orca's own log. */
const utterances = (log: string) =>
  existsSync(log)
    ? [...readFileSync(log, "utf8").matchAll(/SPEECH OUTPUT: '(.*?)'(?=\{|\s*$)/gm)].map(
        ([, said = ""]) => said.trim(),
      )
    : [];

/** A page is read from its beginning at the latest this long after it came, milliseconds. */
const FIRST_WORD = 60_000;

/** Starts the display and Orca, which listens to the browsers launched on it. Needs a message bus of its own (dbus-run-session). */
export async function startOrca() {
  const home = mkdtempSync(join(tmpdir(), "spoken-"));
  mkdirSync(join(home, "orca"));
  const log = join(home, "orca.log");
  const screen = ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"];
  const display = spawn("Xvfb", screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise((done) => display.stdio[3]?.once("data", done));
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: "C.UTF-8",
  };
  const setting = ["set", "org.gnome.desktop.interface", "toolkit-accessibility", "true"];
  await run("gsettings", setting, { env });
  // On a terminal of its own: into a file Orca would write its log late, eight kilobytes at a time.
  const command = "exec orca --debug-file=/dev/tty --disable=braille";
  const orca = spawn("script", ["--quiet", "--flush", "--command", command, log], {
    env,
    stdio: "ignore",
  });
  // Also when the run is ended in the middle: a second Orca would not start beside the first.
  process.once("exit", () => {
    orca.kill();
    display.kill();
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  while (!existsSync(log)) await pause(200);
  const flags = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage"];
  let heard = 0;
  return {
    /** A browser of its own for each transcript: it ends with its last window. */
    launch: async () =>
      chromium.launch({
        executablePath: await findChromium(),
        headless: false,
        env,
        args: [...flags, "--force-renderer-accessibility"],
      }),
    /** What was said since the last call, once all is at rest; with `begins`, not before a word was said. */
    listen: async (begins = false): Promise<string[]> => {
      const end = Date.now() + (begins ? FIRST_WORD : 0);
      do await untilAtRest(() => utterances(log).length);
      while (utterances(log).length === heard && Date.now() < end);
      const all = utterances(log);
      const said = all.slice(heard);
      heard = all.length;
      return said;
    },
    stop: async () => {
      orca.kill();
      display.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
