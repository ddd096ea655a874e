// @ts-check
/** `npm start`: everything from a fresh clone to the built site in workerd, and the form-service stand-in. */
import { join } from "node:path";
import { startFormService } from "./form-service.mjs";
import { build, install, isFree, migrate, portFrom, say, stateDir, stopWith } from "./tasks.mjs";

/** The worker, and the sweep that Cloudflare's cron starts, on an address of its own. */
const withSweep = `import worker from "./worker.js";
export default {
  ...worker,
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname !== "/__scheduled") return worker.fetch(request, env, ctx);
    await worker.scheduled({ scheduledTime: Date.now() }, env, ctx);
    return new Response("Ran scheduled event");
  },
};`;

const ports = { PORT: portFrom("PORT", 8787), INBOX_PORT: portFrom("INBOX_PORT", 8788) };
const ownService = !process.env.FORM_SERVICE_URL;
for (const [name, port] of Object.entries(ports)) {
  if ((name === "PORT" || ownService) && !(await isFree(port))) {
    stopWith(`Port ${port} is taken. Free it, or set ${name} to another one.`);
  }
}

try {
  await install();
  await build();
  await migrate();
  const service = ownService ? (await startFormService(ports.INBOX_PORT)).url : undefined;
  const formServiceUrl = service ?? process.env.FORM_SERVICE_URL ?? "";
  say("Starting the site in workerd; a few seconds …");
  // Its packages are there only after the installation.
  const { startBuiltWorker } = await import("./built-worker.mjs");
  const site = startBuiltWorker(
    { FORM_SERVICE_URL: formServiceUrl },
    { main: withSweep, persist: join(stateDir, "v3/d1"), port: ports.PORT, log: console.log },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => site.dispose().finally(() => process.exit()));
  }
  const { href } = await site.ready;
  say(`Site          ${href}`);
  say(
    `Form service  ${service ? `${new URL("/", service)}  (stand-in; shows what arrived)` : formServiceUrl}`,
  );
  say(`Cron          ${href}__scheduled  (runs one sweep)`);
  say("Ctrl-C stops everything.");
} catch (error) {
  stopWith(`Could not start: ${error instanceof Error ? error.message : error}`);
}
