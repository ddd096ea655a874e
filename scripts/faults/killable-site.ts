/** The site in its own process with its database on disk, which is killed with its children and started again. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../tasks.ts";
import { logged, type Row, type Site } from "./site.ts";

/** @param persist where its database is kept */
async function startProcess(persist: string, formService: string) {
  const script = join(root, "scripts/faults/site-process.ts");
  const child = fork(script, [persist, formService], { detached: true, silent: true });
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on("line", (line) => logged.push(line));
  const killed = once(child, "exit").then(() => Promise.reject(new Error("killed")));
  killed.catch(() => {});
  const nextMessage = async () => (await Promise.race([once(child, "message"), killed]))[0];
  const { origin }: { origin: string } = await nextMessage();
  return {
    origin,
    /** Rejects when the process ends instead of answering. */
    request: (message: object): Promise<{ rows: Row[] }> => {
      child.send(message, () => {});
      return nextMessage();
    },
    kill: async () => {
      if (child.exitCode === null && !child.signalCode) process.kill(-Number(child.pid), "SIGKILL");
      await killed.catch(() => {});
    },
  };
}

/** @param formService address that it sends leads to */
export async function startKillableSite(formService: string) {
  const persist = mkdtempSync(join(tmpdir(), "faults-"));
  const removeDatabase = () => rmSync(persist, { recursive: true, force: true });
  let running = await startProcess(persist, formService).catch((error: unknown) => {
    removeDatabase();
    throw error;
  });
  return {
    get origin() {
      return running.origin;
    },
    sweep: (later = 0) => running.request({ sweep: later }),
    rows: async (sql: string) => (await running.request({ rows: sql })).rows,
    // What was killed leaves its leases, and only a later sweep takes them.
    idle: async () => {},
    /** Kills it, whatever it is doing, and starts it again. */
    restart: async () => {
      await running.kill();
      running = await startProcess(persist, formService);
    },
    stop: async () => {
      await running.kill();
      removeDatabase();
    },
  } satisfies Site & { restart(): Promise<void> };
}
