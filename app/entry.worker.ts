import type { AppLoadContext } from "@remix-run/cloudflare";
import { sweep } from "./leads/outbox/sweep.server";
import { warmUp } from "./leads/warm-up.server";
import { boundedBody } from "./lib/bounded-body";
import { errorCode, log, loggablePath } from "./lib/log";
import { loadContext } from "./load-context";
import { checkAfterPageView } from "./operators/watch.server";
import { acceptsEncoding, compressResponse } from "./worker/compression";
import { fileOf, finishedResponse } from "./worker/finished-pages";
import { canonicalRedirect, refusalOf } from "./worker/guards";
import { isForAll, withHeaders } from "./worker/headers";
import { countView } from "./worker/page-views";
import { plainErrorPage } from "./worker/plain-error-page";
import { isGetOrHead, meaningfulQuery, toRemixRequest } from "./worker/request";
import { knownWords, render, renderRefusal, runAction } from "./worker/routing";

/** The settings read here; `config/env.server.ts` checks those for leads. */
interface Settings {
  ASSETS?: Fetcher;
  DB?: D1Database;
  PAGE_VIEWS?: AnalyticsEngineDataset;
  CANONICAL_ORIGIN?: string;
  ALERT_URL?: string;
  KEEP_MONTHS?: string;
  KEEP_HELD_DAYS?: string;
  AKISMET_KEY?: string;
}

/** The finished page, for a canonical address without a query. */
async function fromFinishedPages(request: Request, url: URL, settings: Settings) {
  const { ASSETS, CANONICAL_ORIGIN: origin = url.origin } = settings;
  if (url.origin !== origin || !isForAll(request, url)) return;
  // The legal page says how long leads are kept and whether Akismet checks them. Only the worker knows these settings,
  // so while one of them is set it renders that page itself (docs/decisions/0008).
  const { KEEP_MONTHS, KEEP_HELD_DAYS, AKISMET_KEY } = settings;
  if (url.pathname === "/legal" && (KEEP_MONTHS || KEEP_HELD_DAYS || AKISMET_KEY)) return;
  const name = fileOf(url.pathname, acceptsEncoding("br", request) ? "br" : "");
  return finishedResponse(request, name, ASSETS);
}

/** The guards, then Remix. Throws what a route throws. */
async function fromRemix(request: Request, url: URL, context: AppLoadContext): Promise<Response> {
  const status = refusalOf(request, url);
  if (status) {
    if (status === 404) {
      log("warn", "not_found", { path: await loggablePath(url.pathname, knownWords) });
    }
    // The body is read and discarded, so that the sender sees the response instead of a reset connection.
    await boundedBody(request, 0).catch(() => null);
    return renderRefusal(url, status, context);
  }
  const forwarded = toRemixRequest(request, url);
  return isGetOrHead(request) ? render(forwarded, context) : runAction(forwarded, context);
}

/** Never throws, except in development, where Vite shows the error. */
async function respond(request: Request, rawEnv: Settings, ctx: ExecutionContext) {
  const url = new URL(request.url);
  const { search } = url;
  try {
    url.search = meaningfulQuery(url);
    const page = await fromFinishedPages(request, url, rawEnv);
    if (page) return page;
    const context = loadContext(rawEnv, ctx);
    const redirect = canonicalRedirect(url, search, context.env.CANONICAL_ORIGIN);
    return withHeaders(request, url, redirect ?? (await fromRemix(request, url, context)));
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    log("error", "unanswered", { error: errorCode(error) });
    // The root error boundary's page, for an error that no route caught.
    const page = renderRefusal(url, 500, loadContext({}, ctx));
    return withHeaders(request, url, await page.catch(plainErrorPage));
  }
}

warmUp();

export default {
  async fetch(request, rawEnv: Settings, ctx): Promise<Response> {
    const response = await respond(request, rawEnv, ctx);
    countView(request, response, rawEnv.PAGE_VIEWS);
    if (rawEnv.ALERT_URL)
      ctx.waitUntil(checkAfterPageView(rawEnv, () => loadContext(rawEnv, ctx).env));
    return compressResponse(request, response);
  },

  async scheduled(event, rawEnv: Settings, ctx): Promise<void> {
    await sweep(loadContext(rawEnv, ctx).env, event.scheduledTime);
  },
} satisfies ExportedHandler<Settings>;
