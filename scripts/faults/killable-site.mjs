// @ts-check
/** Runs the site in its own process, kills it with its children, and starts it again. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../tasks.mjs";

/**
 * @param {string} persist where its database is kept
 * @param {string} formService
 * @param {(line: string) => void} log gets what the worker writes
 */
export async function startKillableSite(persist, formService, log) {
  const script = join(root, "scripts/faults/site-process.mjs");
  const child = fork(script, [persist, formService], { detached: true, silent: true });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => text.split("\n").forEach(log));
  }
  /** @param {object} message @returns {Promise<any>} rejects when the process ends instead of answering */
  const ask = (message) =>
    new Promise((done, fail) => {
      child.once("message", done);
      child.once("exit", () => fail(new Error("killed")));
      child.send(message, (error) => error && fail(error));
    });
  const [{ origin }] = /** @type {[{ origin: string }]} */ (await once(child, "message"));
  return {
    origin,
    sweep: (later = 0) => ask({ sweep: later }),
    rows: async (/** @type {string} */ sql) => (await ask({ rows: sql })).rows,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode) return;
      const ended = once(child, "exit");
      process.kill(-Number(child.pid), "SIGKILL");
      await ended;
    },
  };
}
