/** The Nu HTML checker (32 MB, Java). It is downloaded on first use and skipped without Java. */
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const CHECKER = "vnu-jar@26.9.27";

/**
 * Checks all answers in one run.
 * @param answers HTML
 * @returns the findings of each answer, in order; undefined without Java
 */
export async function nu(answers: string[]): Promise<string[][] | undefined> {
  if (spawnSync("java", ["-version"]).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const files = answers.map((html, at) => {
    const file = join(folder, `${at}.html`);
    writeFileSync(file, html);
    return file;
  });
  const args = ["--yes", CHECKER, "--format", "json", "--stdout", "--exit-zero-always", ...files];
  const { stdout } = await promisify(execFile)("npx", args, { maxBuffer: 64 << 20 });
  rmSync(folder, { recursive: true });
  const messages: {
    type: string;
    subType?: string;
    url: string;
    lastLine: number;
    message: string;
  }[] = JSON.parse(stdout).messages;
  return files.map((file) =>
    messages
      .filter(({ url }) => url.endsWith(file))
      // The others are about style: React closes void elements with a slash.
      .filter(({ type, subType }) => type === "error" || subType === "warning")
      .map(({ lastLine, message }) => `line ${lastLine}: ${message}`),
  );
}
