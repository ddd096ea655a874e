// @ts-check
/** `npm run dev`: the worker with hot reload, over a local D1 and the form-service stand-in. */
import { spawn } from "node:child_process";
import { startSink } from "./local-sink.mjs";
import { bin, childEnv, install, migrate, portFrom, root, say, stateDir } from "./tasks.mjs";

await install();
// Their packages exist only after installing.
const { buildBrand } = await import("./build/brand.mjs");
const { buildFonts } = await import("./build/fonts.mjs");
const { buildGuide } = await import("./build/guide.mjs");
await buildBrand();
await buildFonts();
await buildGuide();
await migrate();
const { settings, mails, line } = await startSink(portFrom("INBOX_PORT", 8788));
say(`Form service  ${line}`);
say("The sweep runs every minute, and on /__scheduled.");
const port = String(portFrom("PORT", 8787));
const vite = spawn(bin("remix"), ["vite:dev", "--host", "127.0.0.1", "--port", port], {
  cwd: root,
  stdio: "inherit",
  env: { ...childEnv, NODE_ENV: "development", STATE_DIR: stateDir, ...settings, MAILS: mails },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => vite.kill("SIGTERM"));
vite.on("exit", (code) => process.exit(code ?? 0));
