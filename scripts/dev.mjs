// @ts-check
/** `npm run dev`: the worker with hot reload, over a local D1 and the form-service stand-in. */
import { spawn } from "node:child_process";
import { buildFonts } from "./build/fonts.mjs";
import { buildGuide } from "./build/guide.mjs";
import { buildLook } from "./build/look.mjs";
import { startFormService } from "./form-service.mjs";
import { bin, childEnv, install, migrate, portFrom, root, say, stateDir } from "./tasks.mjs";

await install();
await buildLook();
await buildFonts();
await buildGuide();
await migrate();
const service = process.env.FORM_SERVICE_URL
  ? undefined
  : await startFormService(portFrom("INBOX_PORT", 8788));
if (service) say(`Form service  ${new URL("/", service.url).href}  (stand-in; shows what arrived)`);
say("The sweep runs every minute, and on /__scheduled.");
const vite = spawn(
  bin("remix"),
  ["vite:dev", "--host", "127.0.0.1", "--port", String(portFrom("PORT", 8787))],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...childEnv,
      NODE_ENV: "development",
      STATE_DIR: stateDir,
      FORM_SERVICE_URL: service?.url ?? process.env.FORM_SERVICE_URL,
    },
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => vite.kill("SIGTERM"));
vite.on("exit", (code) => process.exit(code ?? 0));
