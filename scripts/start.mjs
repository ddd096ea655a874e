// @ts-check
/** `npm start`: everything from a fresh clone to the built site in workerd, and the form-service stand-in. */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startFormService } from "./form-service.mjs";
import {
  bin,
  build,
  childEnv,
  install,
  isFree,
  migrate,
  portFrom,
  root,
  say,
  stopWith,
} from "./tasks.mjs";

const port = portFrom("PORT", 8787);
const inboxPort = portFrom("INBOX_PORT", 8788);
const stateDir = resolve(root, process.env.STATE_DIR ?? ".wrangler/state");
const ownService = !process.env.FORM_SERVICE_URL;

for (const [name, wanted] of ownService
  ? [
      ["PORT", port],
      ["INBOX_PORT", inboxPort],
    ]
  : [["PORT", port]]) {
  if (!(await isFree(Number(wanted)))) {
    stopWith(`Port ${wanted} is taken. Free it, or set ${name} to another one.`);
  }
}

try {
  await install();
  await build();
  await migrate(stateDir);
} catch (fault) {
  stopWith(`Could not start: ${fault instanceof Error ? fault.message : fault}`);
}

const service = ownService ? await startFormService(inboxPort) : undefined;
const formServiceUrl = service?.url ?? process.env.FORM_SERVICE_URL;

// wrangler adds /__scheduled only to a worker that it bundles, which wrangler.toml has turned off.
const config = join(root, ".wrangler/start.toml");
mkdirSync(join(config, ".."), { recursive: true });
writeFileSync(
  config,
  readFileSync(join(root, "wrangler.toml"), "utf8")
    .replace("no_bundle = true\n", "")
    .replace(/"(?:\.\/)?(build|migrations)/g, '"../$1'),
);

say("Starting the site in workerd; a few seconds …");
const site = spawn(
  bin("wrangler"),
  [
    "dev",
    "--config",
    config,
    "--ip",
    "127.0.0.1",
    "--port",
    String(port),
    "--inspector-port",
    "0",
  ].concat(
    ["--persist-to", stateDir, "--test-scheduled", "--show-interactive-dev-session=false"],
    ["--log-level", "warn", "--var", `FORM_SERVICE_URL:${formServiceUrl}`],
  ),
  { cwd: root, env: childEnv, stdio: ["ignore", "inherit", "inherit"], detached: true },
);

/** Ends the site's whole process group, so that no workerd stays behind. @param {number} code */
function end(code) {
  try {
    if (site.pid) process.kill(-site.pid, "SIGTERM");
  } catch {
    // It has ended already.
  }
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(0));
site.on("exit", (code) => stopWith(`The site ended with ${code}.`));

const address = `http://127.0.0.1:${port}/`;
const deadline = Date.now() + 60_000;
while (!(await fetch(address).catch(() => undefined))) {
  if (Date.now() > deadline) {
    console.error("The site did not answer within a minute.");
    end(1);
  }
  await new Promise((done) => setTimeout(done, 100));
}
say(`Site          ${address}`);
say(
  `Form service  ${service ? `http://127.0.0.1:${inboxPort}/  (stand-in; shows what arrived)` : formServiceUrl}`,
);
say(`Cron          ${address}__scheduled  (runs one sweep)`);
say("Ctrl-C stops everything.");
