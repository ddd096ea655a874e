import * as build from "virtual:remix/server-build";
import { type AppLoadContext, createRequestHandler } from "@remix-run/cloudflare";
import type { RefusalStatus } from "~/lib/refusal";

/** The code of each path. No path has a parameter, so an address is a page only in exactly this spelling. No address equals the root route's path, or "*". */
const moduleAt = new Map(Object.values(build.routes).map(({ path, module }) => [path, module]));

/** Every word of the table's paths. */
export const knownWords: ReadonlySet<string> = new Set(
  [...moduleAt.keys()].flatMap((path) => path?.split("/") ?? []),
);

/** Returns whether a path is in the route table, in its canonical spelling. */
export const isRoute = (path: string): boolean => moduleAt.has(path);

/** Whether a route takes posts; the feed does not. */
export const acceptsForms = (path: string): boolean => moduleAt.get(path)?.action !== undefined;

/** The routes for rendering: each action only returns the result of the one that has run already (`runAction`). */
const renderRoutes = Object.entries(build.routes).map(([id, { module, ...route }]) => {
  const action = module.action && (({ context }: { context: AppLoadContext }) => context.outcome);
  return [id, { ...route, module: { ...module, action } }];
});

/** Remix's request handler. In production mode always: in development it would look in Vite for styles that pages do not have. */
export const render = createRequestHandler(
  { ...build, routes: Object.fromEntries(renderRoutes) },
  "production",
);

/**
 * Runs the action of a page. An accepted lead gets a redirect, which is returned without Remix: the first response
 * of Remix in an isolate takes as long as the lead itself. Remix renders every other result.
 */
export async function runAction(request: Request, context: AppLoadContext): Promise<Response> {
  const { url, method, headers } = request;
  const action = moduleAt.get(new URL(url).pathname)?.action;
  const outcome = Promise.resolve(action?.({ request, context, params: {} }));
  const result = await outcome.catch(() => undefined);
  if (result instanceof Response) return result;
  return render(new Request(url, { method, headers }), { ...context, outcome });
}

/**
 * Renders the page of a refusal, which the loader in `root.tsx` throws. No action runs. Remix gets only the address of
 * the request, and only if it is a page's.
 */
export function renderRefusal(url: URL, refused: RefusalStatus, context: AppLoadContext) {
  const { origin, pathname } = url;
  const notFound = new Request(new URL("/not-found", origin));
  // The not-found route's own loader sets the status.
  if (refused === 404) return render(notFound, context);
  const page = acceptsForms(pathname) ? new Request(new URL(pathname, origin)) : notFound;
  return render(page, { ...context, refused });
}
