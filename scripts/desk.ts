/** `npm run desk`: the leads as pages on this machine (docs/operators.md). */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { loadModule } from "./build/load-module.ts";
import { connectDatabase } from "./desk/connection.ts";
import { createGate } from "./desk/gate.ts";
import { readCommandLine } from "./leads/command-line.ts";
import { adviceOn, titleOf } from "./leads/database.ts";
import { printable } from "./leads/terminal.ts";
import { say, stopWith } from "./tasks.ts";

try {
  const { words, deployed, help } = readCommandLine(
    process.argv.slice(2),
    process.env,
    "npm run desk --",
  );
  if (help || words.length > 0)
    stopWith("npm run desk, with -- --remote for production or -- --env preview for that site");
  say(titleOf(deployed));
  // Miniflare ends at Ctrl-C, and the process with it. A terminal that is closed says it in another way.
  process.on("SIGHUP", () => process.exit());
  const [{ createDesk }, runSql] = await Promise.all([
    loadModule<typeof import("./desk/desk.tsx")>("scripts/desk/desk.tsx"),
    connectDatabase(deployed),
  ]);
  const answer = createDesk(runSql, deployed);
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const gate = createGate(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.on(
    "request",
    createRequestListener((request) => gate.refuse(request) ?? answer(request)),
  );
  const printAddress = () => say(`Open once     ${gate.address()}`);
  printAddress();
  say("Enter shows another address, Ctrl-C stops the desk.");
  process.stdin.on("data", printAddress);
} catch (error) {
  const { message } = error as Error;
  stopWith(`Could not start: ${printable(adviceOn(message) ?? message)}`);
}
