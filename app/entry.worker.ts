import { sweep } from "./leads/sweep.server";
import { faultName, log } from "./lib/log";
import { failureContext, loadContext } from "./load-context";
import { fromAnotherSite, withoutTrailingSlash } from "./worker/guards";
import { withHeaders } from "./worker/headers";
import { lastResort } from "./worker/last-resort";
import { rememberedPage } from "./worker/page-memory";
import { render } from "./worker/routing";

/** The request as Remix should see it: what the guards have judged is taken off. */
function cleaned(request: Request): Request {
  const url = new URL(request.url);
  url.searchParams.delete("_data");
  const clean = new Request(url, request);
  // Remix would answer a foreign or opaque origin with an empty 500.
  clean.headers.delete("Origin");
  return clean;
}

async function answer(request: Request, rawEnv: object, ctx: ExecutionContext): Promise<Response> {
  const canonical = withoutTrailingSlash(request);
  if (canonical) return canonical;
  const context = loadContext(rawEnv, ctx);
  if (fromAnotherSite(request)) context.refusal = 403;
  return rememberedPage(cleaned(request), (page) => render(page, context));
}

/** The root error boundary's page for a fault that no route saw. */
function errorPage(request: Request, ctx: ExecutionContext): Promise<Response> {
  return render(new Request(new URL("/", request.url)), failureContext(ctx)).catch(lastResort);
}

export default {
  async fetch(request, rawEnv, ctx): Promise<Response> {
    const response = await answer(request, rawEnv, ctx).catch((fault: unknown) => {
      const detail = faultName(fault) === "EnvError" ? String(fault) : undefined;
      log("error", "unanswered", { fault: faultName(fault), detail });
      return errorPage(request, ctx);
    });
    return withHeaders(response);
  },

  async scheduled(event, rawEnv, ctx): Promise<void> {
    await sweep(loadContext(rawEnv, ctx).env, event.scheduledTime);
  },
} satisfies ExportedHandler<object>;
