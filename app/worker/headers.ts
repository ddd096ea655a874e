import { closedPolicy, everywhere } from "./header-table";
import { takesForms } from "./routing";

/** Seconds after which a limited visitor may try again: the period of the rate limit in wrangler.toml. */
const RETRY_AFTER = "60";

/** A page that is the same for all may be stored, and is asked for again each time. */
const FOR_ALL = "public, max-age=0, must-revalidate";

/**
 * The same answer with all its headers. What holds typed values, or is about one visitor, is never
 * stored, and so whatever is not said to be for all.
 */
export function completed(response: Response, path: string, forAll = false): Response {
  const { status } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", closedPolicy);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", forAll ? FOR_ALL : "no-store");
  if (status === 405) headers.set("Allow", takesForms(path) ? "GET, HEAD, POST" : "GET, HEAD");
  if (status === 429) headers.set("Retry-After", RETRY_AFTER);
  return new Response(response.body, { status, headers });
}
