/** Programs that run beside a browser, each until it is stopped. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { endWithParent } from "../end-with-parent.ts";

/** No message bus: each would be started for one browser, stay behind, and watch files until none can. */
export const alone = {
  ...process.env,
  DBUS_SESSION_BUS_ADDRESS: "disabled:",
  NO_AT_BRIDGE: "1",
};

/**
 * Starts a program, and waits until it is ready; rejects when it ends before that.
 * @param ready what was waited for, by what the program has written so far; nothing while it is not ready
 * @param folder of its own, which goes with it
 */
export async function startProgram<Ready>(
  command: string,
  args: string[],
  ready: (said: string) => Ready | Promise<Ready>,
  env: NodeJS.ProcessEnv = alone,
  folder?: string,
) {
  const child = spawn(command, args, {
    env,
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, to be ended with the processes that it starts itself.
    detached: true,
  });
  await once(child, "spawn");
  // Also when it has ended: Firefox may have started itself anew.
  const stop = endWithParent(child.pid, folder, "KILL");
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (part) => {
      said += part;
    });
  }
  while (child.exitCode === null && child.signalCode === null) {
    const found = await ready(said);
    if (found) return { found, said: () => said, stop };
    await pause(20);
  }
  throw new Error(`${command} ended with ${child.exitCode ?? child.signalCode}: ${said}`);
}

/**
 * Starts a screen that nobody sees.
 * @param size in pixels: "1280x900"
 * @returns its name for the variable `DISPLAY`
 */
export async function startScreen(size: string) {
  const { found, stop } = await startProgram(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", `${size}x24`, "-nolisten", "tcp"],
    (said) => /^(\d+)\n/m.exec(said)?.[1],
  );
  return { display: `:${found}`, stop };
}

/** A port of the loopback address that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
