/** A screen reader that writes down what it says: Orca with Chromium, on a display that nobody sees. */
import { existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { chromiumOptions } from "../chromium.ts";
import { canInstallPackages, installPackages } from "../debian.ts";
import { startProgram, startScreen } from "../engines/process.ts";
import { run, say, stopWith } from "../tasks.ts";
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

/** Installs Orca where that can be done. Ends with a line that says what is missing, where it cannot. */
export async function needOrca() {
  if (missing().length > 0 && canInstallPackages) {
    say(`Installing ${packages.join(", ")} …`);
    await installPackages(packages).catch(() => {});
  }
  if (missing().length > 0)
    stopWith(
      `Orca cannot be started here: ${missing().join(", ")} not found. On Debian or Ubuntu: apt-get install ${packages.join(" ")}`,
    );
}

/** What was said, an utterance each, from Orca's own log. */
const utterances = (log: string) =>
  [...log.matchAll(/SPEECH OUTPUT: '(.*?)'(?=\{|\s*$)/gm)].map(([, said = ""]) => said.trim());

/** A page is read from its beginning at the latest this long after it came, milliseconds. */
const FIRST_WORD = 60_000;

/** Starts the display and Orca, which listens to the browsers launched on it. Needs a message bus of its own (dbus-run-session). */
export async function startOrca() {
  const home = mkdtempSync(join(tmpdir(), "spoken-"));
  mkdirSync(join(home, "orca"));
  const screen = await startScreen("1280x900");
  const env = {
    ...process.env,
    DISPLAY: screen.display,
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
  const args = ["--quiet", "--flush", "--command", command, "/dev/null"];
  const orca = await startProgram("script", args, Boolean, env, home);
  let heard = 0;
  return {
    /** A browser of its own for each transcript: it ends with its last window. */
    launch: async () => {
      const options = await chromiumOptions(["--force-renderer-accessibility"]);
      return chromium.launch({ ...options, headless: false, env });
    },
    /** What was said since the last call, once all is at rest; with `begins`, not before a word was said. */
    listen: async (begins = false) => {
      const all = () => utterances(orca.said());
      const end = Date.now() + (begins ? FIRST_WORD : 0);
      do await untilAtRest(() => all().length);
      while (all().length === heard && Date.now() < end);
      const said = all().slice(heard);
      heard += said.length;
      return said;
    },
    stop: async () => {
      await orca.stop();
      await screen.stop();
    },
  };
}
