/** `npm run desk`: the leads as pages on this machine (docs/operators.md). */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { loadModule } from "./build/load-module.ts";
import { connectDatabase } from "./desk/connection.ts";
import { createGate } from "./desk/gate.ts";
import { readCommandLine } from "./leads/command-line.ts";
import { titleOf } from "./leads/database.ts";
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
  const [{ createDesk }, { runSql, close }] = await Promise.all([
    loadModule<typeof import("./desk/desk.tsx")>("scripts/desk/desk.tsx"),
    connectDatabase(deployed),
  ]);
  const server = createServer().listen(0, "127.0.0.1");
  server.on("listening", () => {
    const gate = createGate(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    const answer = createDesk(runSql, deployed);
    server.on(
      "request",
      createRequestListener(async (request) => (await gate.refuse(request)) ?? answer(request)),
    );
    const printAddress = () => say(`Open once     ${gate.address()}`);
    printAddress();
    say("Enter shows another address, Ctrl-C stops the desk.");
    process.stdin.on("data", printAddress);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      server.closeAllConnections();
      void close().finally(() => process.exit());
    });
  }
} catch (error) {
  stopWith(`Could not start: ${printable(error instanceof Error ? error.message : error)}`);
}
