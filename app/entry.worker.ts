import type { AppLoadContext } from "@remix-run/cloudflare";
import { sweep } from "./leads/outbox/sweep.server";
import { boundedBody } from "./lib/bounded-body";
import { errorCode, log, loggablePath } from "./lib/log";
import { loadContext } from "./load-context";
import { watchBesideView } from "./operators/watch.server";
import { compressed } from "./worker/compression";
import { canonicalRedirect, refusalOf } from "./worker/guards";
import { completed, lastResort } from "./worker/headers";
import { cachedPage, isForAll, keepPage } from "./worker/page-cache";
import { countView, type ViewSettings } from "./worker/page-views";
import { forRemix, meaningfulQuery } from "./worker/request";
import { knownWords, render, renderRefusal } from "./worker/routing";

/** What a page from the cache needs of the settings; `config/env.server.ts` checks those of leads. */
interface Settings extends ViewSettings {
  CANONICAL_ORIGIN?: string;
  DB?: D1Database;
  ALERT_URL?: string;
}

/** The guards, then Remix. Throws what a route throws. */
async function fresh(request: Request, url: URL, context: AppLoadContext): Promise<Response> {
  const status = refusalOf(request, url);
  if (status) {
    if (status === 404) {
      log("warn", "not_found", { path: await loggablePath(url.pathname, knownWords) });
    }
    // The body is read and discarded, so that the sender sees the answer instead of a reset connection.
    await boundedBody(request, 0).catch(() => null);
    return renderRefusal(url, status, context);
  }
  return render(forRemix(request, url), context);
}

async function answer(request: Request, rawEnv: object, ctx: ExecutionContext): Promise<Response> {
  const context = loadContext(rawEnv, ctx);
  const { CANONICAL_ORIGIN } = context.env;
  const url = new URL(request.url);
  const redirect = canonicalRedirect(url, CANONICAL_ORIGIN);
  if (redirect) return completed(redirect, url.pathname);
  url.search = meaningfulQuery(url);
  const cached = cachedPage(request, url.href, CANONICAL_ORIGIN);
  if (cached) return cached;
  const response = await fresh(request, url, context);
  const forAll = isForAll(request, url, response);
  const page = completed(response, url.pathname, forAll);
  return forAll ? keepPage(request, url.pathname, page) : page;
}

/** The root error boundary's page, for an error that no route caught. */
function errorPage(request: Request, ctx: ExecutionContext): Promise<Response> {
  return renderRefusal(new URL(request.url), 500, loadContext({}, ctx)).catch(lastResort);
}

/** Always answers: with the error page when no route caught the error. In development Vite shows the error. */
async function answerOrError(request: Request, rawEnv: object, ctx: ExecutionContext) {
  try {
    return await answer(request, rawEnv, ctx);
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    log("error", "unanswered", { error: errorCode(error) });
    return completed(await errorPage(request, ctx), "/");
  }
}

export default {
  async fetch(request, rawEnv: Settings, ctx): Promise<Response> {
    const response =
      cachedPage(request, request.url, rawEnv.CANONICAL_ORIGIN ?? null) ??
      (await answerOrError(request, rawEnv, ctx));
    countView(request, response, rawEnv);
    if (rawEnv.ALERT_URL) {
      ctx.waitUntil(watchBesideView(rawEnv, () => loadContext(rawEnv, ctx).env));
    }
    return compressed(request, response);
  },

  async scheduled(event, rawEnv: Settings, ctx): Promise<void> {
    await sweep(loadContext(rawEnv, ctx).env, event.scheduledTime);
  },
} satisfies ExportedHandler<Settings>;
