export const isReading = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** Most characters of a query that is looked at: as many as Cloudflare takes in a whole address. */
const QUERY_LIMIT = 16_384;

/**
 * The part of an address's query that changes a page: a search, or the form that was sent and its reference.
 * Everything else, such as a campaign, is dropped unread.
 */
export function meaningfulQuery({ search, searchParams }: URL): string {
  if (search === "" || search.length > QUERY_LIMIT) return "";
  const names = searchParams.has("sent") ? ["q", "sent", "ref", "meant"] : ["q"];
  const meaningful = names.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(meaningful).toString();
}

/**
 * What Remix gets: the visitor's request, with all headers and the body unread, at the address without
 * idle parameters. The guards have checked the origin, which Remix would check by a stricter rule.
 * HEAD is answered as GET, so that its page can be kept.
 */
export function forRemix(request: Request, url: URL): Request {
  const forwarded = new Request(url, isReading(request) ? { headers: request.headers } : request);
  forwarded.headers.delete("Origin");
  return forwarded;
}
