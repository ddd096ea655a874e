/** Programs that run beside a browser, each until it is stopped. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { endWithParent } from "../end-with-parent.ts";

/** No message bus: each would be started for one browser, stay behind, and watch files until none can. */
const alone = { DBUS_SESSION_BUS_ADDRESS: "disabled:", NO_AT_BRIDGE: "1" };

/** With a folder of its own, which goes with it. */
function start(command: string, args: string[], env: NodeJS.ProcessEnv, folder?: string) {
  const child = spawn(command, args, {
    env: { ...env, ...alone },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, to be ended with the processes that it starts itself.
    detached: true,
  });
  let said = "";
  const ended = new Promise((_, fail) => {
    child.on("error", fail);
    child.on("exit", (code, signal) =>
      fail(new Error(`${command} ended with ${signal ?? code}: ${said}`)),
    );
  });
  ended.catch(() => {});
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => {
      said += part;
      child.emit("said", said);
    });
  }
  // Also when it has ended: Firefox may have started itself anew.
  const stop = endWithParent(child.pid, folder, "KILL");
  return { child, ended, written: () => said, stop };
}

/** Starts a program and waits for what it writes; rejects when it ends before that. */
export async function startAndRead(
  command: string,
  args: string[],
  wanted: RegExp,
  env: NodeJS.ProcessEnv = process.env,
  folder?: string,
) {
  const { child, ended, written, stop } = start(command, args, env, folder);
  const found = new Promise((done) => {
    child.on("said", (text) => {
      const match = wanted.exec(text);
      if (match) done(match[1]);
    });
  });
  return {
    said: String(await Promise.race([found, ended])),
    stop,
    /** How it ended, and what it wrote; waits a second for that. */
    end: async () =>
      (await Promise.race([ended.catch(String), pause(1000)])) ??
      `it is still running: ${written()}`,
  };
}

/** Starts a program and waits until an address of it answers; rejects when it ends before that. */
export async function startAndAsk(
  command: string,
  args: string[],
  url: string,
  env: NodeJS.ProcessEnv = process.env,
) {
  const { ended, stop } = start(command, args, env);
  const answers = () => fetch(url).then(Boolean, () => false);
  while (!(await Promise.race([answers(), ended]))) await pause(20);
  return { stop };
}

/** A port of the loopback address that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
