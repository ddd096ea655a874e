// @ts-check
/** The Vite plugin that makes `npm run dev` answer through the worker, as the site does. */
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { getPlatformProxy } from "wrangler";
import { sinkSettings } from "../local-sink.mjs";
import mailBinding from "../mail-binding.mjs";

const MINUTE = 60_000;

/**
 * Passes every request that isn't for a file to the worker in app/entry.worker.ts, with the bindings of
 * wrangler.toml and a local D1. Runs its sweep every minute and on `/__scheduled`. Vite reloads the worker
 * after a change, like any module.
 * @returns {import("vite").Plugin}
 */
export const devWorker = () => ({
  name: "dev-worker",
  apply: "serve",
  async configureServer(server) {
    const { env, ctx, dispose } = await getPlatformProxy({
      persist: { path: `${process.env.STATE_DIR ?? ".wrangler/state"}/v3` },
    });
    const { MAILS } = process.env;
    const bindings = { ...env, ...sinkSettings(), ...(MAILS && { MAIL: mailBinding({ MAILS }) }) };
    const worker = async () => (await server.ssrLoadModule("/app/entry.worker.ts")).default;
    const sweep = async () => {
      await (await worker()).scheduled({ scheduledTime: Date.now() }, bindings, ctx);
      return new Response("Ran scheduled event");
    };
    const timer = setInterval(() => void sweep().catch(console.error), MINUTE);
    server.httpServer?.on("close", () => {
      clearInterval(timer);
      void dispose();
    });
    return () => {
      server.middlewares.use(async (asked, answer, next) => {
        try {
          // Vite removes the base path from `url`.
          asked.url = asked.originalUrl ?? asked.url;
          const request = createRequest(asked, answer);
          const scheduled = new URL(request.url).pathname === "/__scheduled";
          const response = scheduled
            ? await sweep()
            : await (await worker()).fetch(request, bindings, ctx);
          await sendResponse(answer, response);
        } catch (error) {
          next(error);
        }
      });
    };
  },
});
