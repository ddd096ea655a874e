import * as build from "virtual:remix/server-build";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";

const NOT_FOUND = "not-found";

/** The route of each path. No path has a parameter, so an address is a page only in this very spelling. */
const routeOf = new Map(
  Object.values(build.routes).flatMap(({ id, path }) =>
    path?.startsWith("/") ? [[path, id]] : [],
  ),
);

/** The path of the page that a request for its data is about: `/blog.data` is about `/blog`. */
const pageOf = (pathname: string): string =>
  pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");

export const isPage = (pathname: string): boolean => routeOf.has(pathname);

/** Of a list by route id, those of the root and one route. */
const only = <T>(all: Record<string, T>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key === "root" || key === id));

/** Remix with the root and one route. It compiles and compares the paths of all its routes many times per page. */
function handlerOf(id: string): RequestHandler {
  const { routes, assets } = build;
  const view: ServerBuild = {
    ...build,
    routes: only(routes, id),
    assets: { ...assets, routes: only(assets.routes, id) },
  };
  return createRequestHandler(view, "production");
}

const handlers = new Map<string, RequestHandler>();

/** Lets Remix answer a request whose path names a page in its canonical spelling, or is not found. */
export const render: RequestHandler = (request, context) => {
  const id = routeOf.get(pageOf(new URL(request.url).pathname)) ?? NOT_FOUND;
  const handler = handlers.get(id) ?? handlerOf(id);
  handlers.set(id, handler);
  return handler(request, context);
};
