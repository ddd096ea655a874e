import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/tasks.ts";
import { eventually } from "../support/eventually";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A process that starts a program with a child of its own, bound to it, and says their ids. */
const program = `
import { spawn } from "node:child_process";
import { endWithParent } from ${JSON.stringify(join(root, "scripts/end-with-parent.ts"))};
const child = spawn("sh", ["-c", "sleep 1000 & echo $!; wait"], { detached: true });
endWithParent(child.pid, process.env.FOLDER);
child.stdout.on("data", (id) => console.log(child.pid + " " + id));`;

test.each(["SIGKILL", "SIGINT"] as const)(
  "a program ends with the process that started it, with its own children and its folder, also on %s",
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), "bound-"));
    const args = ["--input-type=module-typescript", "-e", program];
    const parent = spawn(process.execPath, args, { env: { ...process.env, FOLDER: folder } });
    const [line] = await once(parent.stdout, "data");
    const ids = String(line).trim().split(" ").map(Number);
    expect(ids.map(isAlive)).toEqual([true, true]);
    parent.kill(signal);
    await eventually(() => expect(ids.map(isAlive)).toEqual([false, false]));
    await eventually(() => expect(existsSync(folder)).toBe(false));
  },
);
