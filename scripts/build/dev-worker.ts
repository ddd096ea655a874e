/** The Vite plugin that runs `npm run dev` through the worker, as the site does. */
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { createServerModuleRunner, type Plugin, type ViteDevServer } from "vite";
import { ESModulesEvaluator, type ModuleRunnerContext } from "vite/module-runner";
import { getPlatformProxy } from "wrangler";
import { settingsFromEnvironment } from "../local-sink.ts";
import mailBinding from "../mail-binding.ts";

const MINUTE = 60_000;

/**
 * Adds Vite's client to a page, which reloads it after a change. The rest of the page's policy stays, so that
 * violations show during development.
 */
async function withClient(response: Response) {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const client = '<script type="module" nonce="dev" src="/@vite/client"></script>';
  const page = (await response.text()).replace("</head>", `${client}</head>`);
  const headers = new Headers(response.headers);
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace("script-src-elem", "$& 'nonce-dev'"));
  return new Response(page, { status: response.status, headers });
}

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
    const bindings = {
      ...env,
      ...settingsFromEnvironment(),
      ...(MAILS && { MAIL: mailBinding({ MAILS }) }),
    };
    const options = {
      hmr: false as const,
      sourcemapInterceptor: false as const,
      evaluator: new NamesWithoutSpaces(),
    };
    const runner = createServerModuleRunner(server.environments.ssr, options);
    const worker = async () => (await runner.import("/app/entry.worker.ts")).default;
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
      server.middlewares.use(async (incoming, outgoing, next) => {
        try {
          // Vite removes the base path from `url`.
          incoming.url = incoming.originalUrl ?? incoming.url;
          const request = createRequest(incoming, outgoing);
          const scheduled = new URL(request.url).pathname === "/__scheduled";
          const response = scheduled
            ? await sweep()
            : await (await worker()).fetch(request, bindings, ctx);
          await sendResponse(outgoing, await withClient(response));
        } catch (error) {
          next(withOwnStack(server, error));
        }
      });
    };
  },
});
