import { closedPolicy, everywhere } from "./header-table";
import { isReading } from "./request";
import { isRoute, takesForms } from "./routing";

/**
 * Returns whether an answer is the same for every visitor: a route's, at an address without a query, unless the
 * route forbids it. Never during development, because pages change while the worker runs.
 */
export const isForAll = (request: Request, { pathname, search }: URL, response: Response) =>
  import.meta.env.PROD &&
  isReading(request) &&
  response.status === 200 &&
  search === "" &&
  isRoute(pathname) &&
  !response.headers.get("Cache-Control")?.includes("no-store");

/** Seconds after which a limited visitor may try again: the period of the rate limit in wrangler.toml. */
const RETRY_AFTER = "60";

/** For a page that is the same for everyone: may be stored, and is revalidated each time. */
const FOR_ALL = "public, max-age=0, must-revalidate";

/**
 * The same answer with all its headers. An answer that is not marked as the same for everyone is never
 * stored: it may hold typed values.
 */
export function withHeaders(response: Response, path: string, forAll = false): Response {
  const { status } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", closedPolicy);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", forAll ? FOR_ALL : "no-store");
  if (status === 405) headers.set("Allow", takesForms(path) ? "GET, HEAD, POST" : "GET, HEAD");
  if (status === 429) headers.set("Retry-After", RETRY_AFTER);
  return new Response(response.body, { status, headers });
}
