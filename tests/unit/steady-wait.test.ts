import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import "../../scripts/steady-wait.ts";

/** Wakes who waits without having set the flag, as a late notice does; then sets it. */
const thread = `
const { workerData: flag } = require("node:worker_threads");
const quiet = new Int32Array(new SharedArrayBuffer(4));
while (Atomics.notify(flag, 0) === 0) Atomics.wait(quiet, 0, 0, 1);
Atomics.wait(quiet, 0, 0, 20);
Atomics.store(flag, 0, 1);
Atomics.notify(flag, 0);`;

it("a wait that is woken too early goes on until the flag has changed", async () => {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(thread, { eval: true, workerData: flag });
  Atomics.wait(flag, 0, 0);
  expect(Atomics.load(flag, 0)).toBe(1);
  await worker.terminate();
});

it("a wait with a limit ends at its limit", () => {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  expect(Atomics.wait(flag, 0, 0, 1)).toBe("timed-out");
});
