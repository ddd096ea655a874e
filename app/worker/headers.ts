import { commonHeaders, lockedDownPolicy } from "./header-table";
import { isGetOrHead } from "./request";
import { acceptsForms, isRoute } from "./routing";

/**
 * Whether the answer is the same for every visitor: a route's, without a query.
 * Never during development, because pages change while the worker runs.
 */
export const isForAll = (request: Request, { pathname, search }: URL): boolean =>
  import.meta.env.PROD && isGetOrHead(request) && search === "" && isRoute(pathname);

/** Seconds after which a limited visitor may try again: the period of the rate limit in wrangler.toml. */
const RETRY_AFTER = "60";

/** Caches may store it, and revalidate it each time. */
const PUBLIC_CACHING = "public, max-age=0, must-revalidate";

/**
 * Adds the headers of every response. One that is not the same for everyone is never stored, because it may hold what
 * a visitor typed.
 */
export function withHeaders(request: Request, url: URL, response: Response): Response {
  const { status } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", lockedDownPolicy);
  if (!headers.has("Cache-Control")) {
    const forAll = status === 200 && isForAll(request, url);
    headers.set("Cache-Control", forAll ? PUBLIC_CACHING : "no-store");
  }
  if (status === 405)
    headers.set("Allow", acceptsForms(url.pathname) ? "GET, HEAD, POST" : "GET, HEAD");
  if (status === 429) headers.set("Retry-After", RETRY_AFTER);
  return new Response(response.body, { status, headers });
}
