/** The Vite plugin that runs `npm run dev` through the worker, as the site does. */
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { createServerModuleRunner, type Plugin, type ViteDevServer } from "vite";
import { ESModulesEvaluator, type ModuleRunnerContext } from "vite/module-runner";
import { getPlatformProxy } from "wrangler";
import { settingsFromEnvironment } from "./local-sink.ts";
import mailBinding from "./mail-binding.ts";

/** Runs a module under a name without spaces: where a folder has one, V8 leaves the name out of a stack. */
class NamesWithoutSpaces extends ESModulesEvaluator {
  override runInlinedModule(context: ModuleRunnerContext, code: string) {
    const named = code.replace(/(?<=\n\/\/# sourceURL=).+/, (name) => name.replaceAll(" ", "%20"));
    return super.runInlinedModule(context, named);
  }
}

/** Maps an error's stack to the sources, and keeps only the site's own lines. */
function withOwnStack(server: ViteDevServer, error: unknown) {
  if (!(error instanceof Error)) return error;
  error.stack = error.stack?.replaceAll("%20", " ");
  server.ssrFixStacktrace(error);
  error.stack = error.stack?.replace(/\n +at (?!.*\(eval).*(?:node_modules|node:).*/g, "");
  return error;
}

/**
 * Passes every request that isn't for a file to the worker in app/entry.worker.ts, with the bindings of
 * wrangler.toml and a local D1. Runs its sweep every minute and on `/__scheduled`. Vite reloads the worker
 * after a change, like any module, and then the open pages. What the worker throws gets Vite's page of errors.
 */
export const devWorker = (): Plugin => ({
  name: "dev-worker",
  apply: "serve",
  hotUpdate: {
    // Before Remix's hook, which would loop forever: with Tailwind, the style sheet and its importers form a cycle.
    order: "pre",
    handler({ type, modules, server }) {
      if (this.environment.name !== "ssr") return;
      if (modules.length > 0 || type !== "update") server.ws.send({ type: "full-reload" });
      return [];
    },
  },
  async configureServer(server) {
    // Remix compiles routes in a second server, which does not have this plugin and handles no requests.
    if (!server.config.plugins.some(({ name }) => name === "remix")) return;
    const { env, ctx, dispose } = await getPlatformProxy({
      persist: { path: `${process.env.STATE_DIR ?? ".wrangler/state"}/v3` },
    });
    const { MAILS } = process.env;
    const mail = MAILS && { MAIL: mailBinding({ MAILS }) };
    const bindings = { ...env, ...settingsFromEnvironment(), ...mail };
    const runner = createServerModuleRunner(server.environments.ssr, {
      hmr: false,
      sourcemapInterceptor: false,
      evaluator: new NamesWithoutSpaces(),
    });
    const worker = async () => (await runner.import("/app/entry.worker.ts")).default;
    const sweep = async () => {
      await (await worker()).scheduled({ scheduledTime: Date.now() }, bindings, ctx);
      return new Response("Ran scheduled event");
    };
    const timer = setInterval(() => void sweep().catch(console.error), 60_000);
    server.httpServer?.on("close", () => {
      clearInterval(timer);
      void dispose();
    });
    return () => {
      server.middlewares.use(async (incoming, outgoing, next) => {
        try {
          const request = createRequest(incoming, outgoing);
          const { pathname } = new URL(request.url);
          const response = await (pathname === "/__scheduled"
            ? sweep()
            : (await worker()).fetch(request, bindings, ctx));
          await sendResponse(outgoing, response);
        } catch (error) {
          next(withOwnStack(server, error));
        }
      });
    };
  },
});
