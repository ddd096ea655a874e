import * as build from "virtual:remix/server-build";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  createRequestHandler,
} from "@remix-run/cloudflare";
import type { RefusalStatus } from "~/lib/refusal";

const NOT_FOUND = "not-found";

/** The route of each path. No path has a parameter, so an address is a page only in exactly this spelling. */
const routeOf = new Map(
  Object.values(build.routes).flatMap(({ id, path }) =>
    path?.startsWith("/") ? [[path, id]] : [],
  ),
);

/** Every word of the table's paths. */
export const knownWords: ReadonlySet<string> = new Set(
  [...routeOf.keys()].flatMap((path) => path.split("/")),
);

/** Returns whether a path is in the route table, in its canonical spelling. */
export const isRoute = (path: string): boolean => routeOf.has(path);

const moduleAt = (path: string) => build.routes[routeOf.get(path) ?? NOT_FOUND]?.module;

/** Returns whether a route draws a page and takes forms; the feed does neither. */
export const takesForms = (path: string): boolean => moduleAt(path)?.action !== undefined;

/** The routes with actions that only hand on what the route's own has answered. */
const drawn = Object.entries(build.routes).map(([id, { module, ...route }]) => {
  const action = module.action && (({ context }: ActionFunctionArgs) => context.outcome);
  return [id, { ...route, module: { ...module, action } }];
});

/** Lets Remix answer. In development too as in production, or it would look in Vite for styles that no page has. */
export const render = createRequestHandler(
  { ...build, routes: Object.fromEntries(drawn) },
  "production",
);

/**
 * Runs the action of a page. A lead that was taken is answered with a redirect, which needs no page and so nothing
 * of Remix, whose first answer costs an isolate as much as the lead does; Remix draws everything else.
 */
export async function runAction(request: Request, context: AppLoadContext): Promise<Response> {
  const { url, method, headers } = request;
  const action = moduleAt(new URL(url).pathname)?.action;
  const outcome = Promise.resolve(action?.({ request, context, params: {} }));
  const result = await outcome.catch(() => undefined);
  if (result instanceof Response) return result;
  return render(new Request(url, { method, headers }), { ...context, outcome });
}

/**
 * Renders the page of a refusal, which the loader in `root.tsx` throws. No action runs, and Remix gets nothing
 * of the request but the address, and that only when it is a page's.
 */
export function renderRefusal(
  { origin, pathname }: URL,
  refused: RefusalStatus,
  context: AppLoadContext,
): Promise<Response> {
  const nowhere = new Request(new URL(`/${NOT_FOUND}`, origin));
  // Its own loader answers that there is no such page.
  if (refused === 404) return render(nowhere, context);
  const page = takesForms(pathname) ? new Request(new URL(pathname, origin)) : nowhere;
  return render(page, { ...context, refused });
}
