import * as build from "virtual:remix/server-build";
import { createRequestHandler, type RequestHandler } from "@remix-run/cloudflare";
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

/** Returns whether a route draws a page and takes forms; the feed does neither. */
export const takesForms = (path: string): boolean =>
  build.routes[routeOf.get(path) ?? NOT_FOUND]?.module.action !== undefined;

/** Lets Remix answer. In development too as in production, or it would look in Vite for styles that no page has. */
export const render: RequestHandler = createRequestHandler(build, "production");

/**
 * Renders the page of a refusal, which the loader in `root.tsx` throws. No action runs, and Remix gets nothing
 * of the request but the address, and that only when it is a page's.
 */
export function renderRefusal(
  { origin, pathname }: URL,
  refused: RefusalStatus,
  context: Parameters<RequestHandler>[1],
): Promise<Response> {
  const nowhere = new Request(new URL(`/${NOT_FOUND}`, origin));
  // Its own loader answers that there is no such page.
  if (refused === 404) return render(nowhere, context);
  const page = takesForms(pathname) ? new Request(new URL(pathname, origin)) : nowhere;
  return render(page, context && { ...context, refused });
}
