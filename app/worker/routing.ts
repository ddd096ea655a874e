import * as build from "virtual:remix/server-build";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { type RefusalStatus, refusal } from "~/lib/refusal";

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

/** Returns whether a route draws a page and takes forms; the feed does neither. */
export const takesForms = (path: string): boolean =>
  build.routes[routeOf.get(path) ?? NOT_FOUND]?.module.action !== undefined;

/** The entries of the root and one route, from a record by route id. */
const only = <T>(all: Record<string, T>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key === "root" || key === id));

/**
 * Remix with only the root and one route, because it compiles and compares the paths of all its routes many
 * times per page. With a status, the route's action is replaced by one that refuses the post with it.
 */
function handlerOf(id: string, status?: RefusalStatus): RequestHandler {
  const view: ServerBuild = {
    ...build,
    routes: only(build.routes, id),
    assets: { ...build.assets, routes: only(build.assets.routes, id) },
  };
  const route = view.routes[id];
  if (status && route) {
    const action = () => {
      throw refusal(status);
    };
    view.routes[id] = { ...route, module: { ...route.module, action } };
  }
  // In development too, where Remix would look in Vite for styles that no page has.
  return createRequestHandler(view, "production");
}

const handlers = new Map<string, RequestHandler>();

function handlerFor(path: string, status?: RefusalStatus): RequestHandler {
  const id = routeOf.get(path) ?? NOT_FOUND;
  const key = `${id} ${status ?? ""}`;
  const handler = handlers.get(key) ?? handlerOf(id, status);
  handlers.set(key, handler);
  return handler;
}

/** Lets Remix answer a request for a route; any other address is given the not-found page. */
export const render: RequestHandler = (request, context) =>
  handlerFor(new URL(request.url).pathname)(request, context);

/**
 * Renders the page of a refusal. No action runs, and Remix gets nothing of the request but the
 * address, and that only when it is a page's.
 */
export function renderRefusal(
  { origin, pathname }: URL,
  status: RefusalStatus,
  context: Parameters<RequestHandler>[1],
): Promise<Response> {
  const nowhere = new URL(`/${NOT_FOUND}`, origin);
  if (status === 404) return handlerFor(nowhere.pathname)(new Request(nowhere), context);
  const page = takesForms(pathname) ? new URL(pathname, origin) : nowhere;
  return handlerFor(page.pathname, status)(new Request(page, { method: "POST" }), context);
}
