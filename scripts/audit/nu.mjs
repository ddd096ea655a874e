// @ts-check
/** The Nu HTML checker, of 32 MB and in Java: fetched when it is used, and left out where there is no Java. */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CHECKER = "vnu-jar@26.9.27";

/** True when Java runs here. */
export function javaRuns() {
  try {
    execFileSync("java", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks all answers in one run.
 * @param {string[]} answers HTML
 * @returns {Promise<string[][]>} the findings of each answer, in order
 */
export async function nu(answers) {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  try {
    const files = answers.map((html, at) => {
      const file = join(folder, `${at}.html`);
      writeFileSync(file, html);
      return file;
    });
    const args = ["--yes", CHECKER, "--format", "json", "--stdout", "--exit-zero-always", ...files];
    const json = await new Promise((done, fail) =>
      execFile("npx", args, { maxBuffer: 64 << 20 }, (error, stdout) =>
        error ? fail(error) : done(stdout),
      ),
    );
    /** @type {{ type: string, subType?: string, url: string, lastLine: number, message: string }[]} */
    const messages = JSON.parse(json).messages;
    return files.map((file) =>
      messages
        .filter(({ url }) => url.endsWith(file))
        // The rest is a remark on style: React closes void elements with a slash.
        .filter(({ type, subType }) => type === "error" || subType === "warning")
        .map(({ lastLine, message }) => `line ${lastLine}: ${message}`),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
