/** One site at a time has a database: a second one would deliver the same leads beside it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stateDir, stopWith } from "./tasks.ts";

const file = join(stateDir, ".process");

/** The process that has the state folder, if it still runs. */
function holder() {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return process.kill(pid, 0) && pid;
  } catch {
    return undefined;
  }
}

/** Takes the state folder for this process. Ends with one line if another one has it. */
export function claimState() {
  const pid = holder();
  if (pid) {
    stopWith(
      `Process ${pid} runs on the database in ${stateDir}. Stop it, or set STATE_DIR to another folder.`,
    );
  }
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(file, String(process.pid));
  process.on("exit", () => rmSync(file, { force: true }));
}
