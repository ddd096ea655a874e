export const isGetOrHead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** A longer query is ignored: Cloudflare takes no longer address. */
const QUERY_LIMIT = 16_384;

/**
 * The query parameters that change a page: a search, or the form that was sent and its reference. All others, such as
 * a campaign, are dropped.
 */
export function meaningfulQuery({ search, searchParams }: URL): string {
  if (search === "" || search.length > QUERY_LIMIT) return "";
  const names = searchParams.has("sent") ? ["q", "sent", "ref", "meant"] : ["q"];
  const given = names.filter((name) => searchParams.has(name));
  return String(new URLSearchParams(given.map((name) => [name, searchParams.get(name) ?? ""])));
}

/**
 * The request for Remix: with only the meaningful query, and without `Origin`, which the guards have checked; Remix
 * would apply a stricter rule. HEAD becomes GET.
 */
export function toRemixRequest(request: Request, url: URL): Request {
  const forwarded = new Request(url, isGetOrHead(request) ? { headers: request.headers } : request);
  forwarded.headers.delete("Origin");
  return forwarded;
}
