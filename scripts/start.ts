/** `npm start`: everything from a fresh clone to the built site in workerd, and the form-service stand-in. */
import { join } from "node:path";
import { startBuiltWorker } from "./built-worker.ts";
import { startSink } from "./local-sink.ts";
import { localPorts } from "./ports.ts";
import { claimState } from "./state.ts";
import { build, migrate, say, stateDir, stopWith } from "./tasks.ts";

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

const { site: port, inbox, inspector: inspectorPort } = await localPorts();
claimState();
try {
  await build();
  await migrate();
  const { settings, mails, line } = await startSink(inbox);
  say("Starting the site in workerd (a few seconds) …");
  const persist = join(stateDir, "v3/d1");
  const site = startBuiltWorker(settings, {
    main: withSweep,
    persist,
    port,
    inspectorPort,
    mails,
    log: console.log,
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
