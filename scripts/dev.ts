/**
 * `npm run dev`: the worker with hot reload, over a local D1 and the form-service stand-in. All in this
 * process, so that `npx node --inspect scripts/dev.ts` debugs the worker.
 */
import { startSink } from "./local-sink.ts";
import { localPorts } from "./ports.ts";
import { claimState } from "./state.ts";
import { childEnv, migrate, root, say, stateDir, stopWith } from "./tasks.ts";

const { site, inbox } = await localPorts();
claimState();
try {
  const { settings, mails, line } = await startSink(inbox);
  for (const name of Object.keys(process.env)) if (!(name in childEnv)) delete process.env[name];
  Object.assign(process.env, childEnv, settings, mails && { MAILS: mails });
  Object.assign(process.env, { NODE_ENV: "development", STATE_DIR: stateDir });
  // They read the environment when they are loaded.
  const { createServer } = await import("vite");
  const { loadModule } = await import("./build/load-module.ts");
  const { buildFonts } = await import("./build/fonts.ts");
  const { buildGuide } = await import("./build/guide.ts");
  const brand = await loadModule<typeof import("./build/brand.ts")>("scripts/build/brand.ts");
  brand.buildBrand();
  await buildFonts();
  await buildGuide();
  await migrate();
  const server = await createServer({ root, server: { host: "127.0.0.1", port: site } });
  await server.listen();
  say(`Site          http://127.0.0.1:${site}/`);
  say(`Form service  ${line}`);
  say("The sweep runs every minute, and on /__scheduled. Ctrl-C stops everything.");
  const { missingStatements } = await import("./schema-ahead.ts");
  const missing = await missingStatements({
    ...(await loadModule<object>("app/db/schema.server.ts")),
    ...(await loadModule<object>("app/db/views.server.ts")),
  });
  if (missing.length > 0) {
    say(
      "app/db is ahead of migrations, so leads cannot be stored: run `npm run db:generate` and start again.",
    );
    for (const statement of missing) say(`  ${statement}`);
  }
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => void server.close().finally(() => process.exit()));
  }
} catch (error) {
  stopWith(`Could not start: ${error instanceof Error ? error.message : error}`);
}
