/** Runs the site in its own process, kills it with its children, and starts it again. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../tasks.ts";

export type Row = Record<string, unknown>;

/**
 * @param persist where its database is kept
 * @param log gets what the worker writes
 */
export async function startKillableSite(
  persist: string,
  formService: string,
  log: (line: string) => void,
) {
  const script = join(root, "scripts/faults/site-process.ts");
  const child = fork(script, [persist, formService], { detached: true, silent: true });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => text.split("\n").forEach(log));
  }
  /** Rejects when the process ends instead of answering. */
  const request = (message: object): Promise<{ rows: Row[] }> =>
    new Promise((done, fail) => {
      child.once("message", done);
      child.once("exit", () => fail(new Error("killed")));
      child.send(message, (error) => error && fail(error));
    });
  const [{ origin }] = (await once(child, "message")) as [{ origin: string }];
  return {
    origin,
    sweep: (later = 0) => request({ sweep: later }),
    rows: async (sql: string) => (await request({ rows: sql })).rows,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode) return;
      const ended = once(child, "exit");
      process.kill(-Number(child.pid), "SIGKILL");
      await ended;
    },
  };
}
