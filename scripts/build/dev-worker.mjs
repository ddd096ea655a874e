// @ts-check
/** The Vite plugin with which `npm run dev` answers as the site does: by the worker itself. */
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { getPlatformProxy } from "wrangler";
import { sinkSettings } from "../local-sink.mjs";
import mailBinding from "../mail-binding.mjs";

const MINUTE = 60_000;

/**
 * Hands every request that is for no file to the worker of app/entry.worker.ts, with the bindings of
 * wrangler.toml and a local D1, and runs its sweep once a minute and on `/__scheduled`. The worker is
 * loaded anew after a change, as Vite does with all modules.
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
          // Vite takes the base path off `url`.
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
