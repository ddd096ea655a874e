/**
 * True when a form on another site sent this request. A browser may hide the origin (`null`) of its
 * own page; then its word on the relation of the two sites decides.
 */
export function fromAnotherSite(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  if (origin === null) return site === "cross-site";
  if (origin === "null") return site !== "same-origin";
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** A permanent redirect for `/contact/`, so that a page has one address; else undefined. */
export function withoutTrailingSlash(request: Request): Response | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" && request.method !== "HEAD") return;
  if (url.pathname === "/" || !url.pathname.endsWith("/")) return;
  url.pathname = url.pathname.replace(/\/+$/, "") || "/";
  return Response.redirect(url.href, 308);
}
