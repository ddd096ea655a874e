export const isReading = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/**
 * What Remix gets: the visitor's request, with all headers and the body unread, at the address without
 * idle parameters. The guards have checked the origin, which Remix would check by a stricter rule.
 * HEAD is answered as GET, so that its page can be kept.
 */
export function forRemix(request: Request, url: URL): Request {
  const passed = new Request(url, isReading(request) ? { headers: request.headers } : request);
  passed.headers.delete("Origin");
  return passed;
}
