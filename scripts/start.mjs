// @ts-check
/** `npm start`: everything from a fresh clone to the built site in workerd, and the form-service stand-in. */
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { leavesHere, startSink } from "./local-sink.mjs";
import { build, install, migrate, portFrom, say, stateDir, stopWith } from "./tasks.mjs";

/** The worker, with the sweep that Cloudflare's cron starts at its own address. */
const withSweep = `import worker from "./worker.js";
export default {
  ...worker,
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname !== "/__scheduled") return worker.fetch(request, env, ctx);
    await worker.scheduled({ scheduledTime: Date.now() }, env, ctx);
    return new Response("Ran scheduled event");
  },
};`;

const ports = {
  PORT: portFrom("PORT", 8787),
  ...(!leavesHere() && { INBOX_PORT: portFrom("INBOX_PORT", 8788) }),
};
for (const [name, port] of Object.entries(ports)) {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening").catch(() =>
    stopWith(`Port ${port} is taken. Free it, or set ${name} to another port.`),
  );
  probe.close();
}

try {
  await install();
  await build();
  await migrate();
  const { settings, mails, line } = await startSink(ports.INBOX_PORT ?? 0);
  say("Starting the site in workerd (a few seconds) …");
  // Its packages exist only after installing.
  const { startBuiltWorker } = await import("./built-worker.mjs");
  const persist = join(stateDir, "v3/d1");
  const site = startBuiltWorker(settings, {
    ...{ main: withSweep, persist, port: ports.PORT, mails, log: console.log },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => site.dispose().finally(() => process.exit()));
  }
  const { href } = await site.ready;
  say(`Site          ${href}`);
  say(`Form service  ${line}`);
  say(`Cron          ${href}__scheduled  (runs one sweep)`);
  say("Ctrl-C stops everything.");
} catch (error) {
  stopWith(`Could not start: ${error instanceof Error ? error.message : error}`);
}
