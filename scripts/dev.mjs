// @ts-check
/** `npm run dev`: the worker with hot reload, over a local D1 and the form-service stand-in. */
import { spawn } from "node:child_process";
import { startFormService } from "./form-service.mjs";
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
let { FORM_SERVICE_URL } = process.env;
if (!FORM_SERVICE_URL) {
  FORM_SERVICE_URL = (await startFormService(portFrom("INBOX_PORT", 8788))).url;
  say(`Form service  ${new URL("/", FORM_SERVICE_URL)}  (stand-in; shows what arrived)`);
}
say("The sweep runs every minute, and on /__scheduled.");
const port = String(portFrom("PORT", 8787));
const vite = spawn(bin("remix"), ["vite:dev", "--host", "127.0.0.1", "--port", port], {
  cwd: root,
  stdio: "inherit",
  env: { ...childEnv, NODE_ENV: "development", STATE_DIR: stateDir, FORM_SERVICE_URL },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => vite.kill("SIGTERM"));
vite.on("exit", (code) => process.exit(code ?? 0));
