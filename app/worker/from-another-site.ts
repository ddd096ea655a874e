/**
 * Returns whether a form on another site sent this request. A browser may hide the origin (`null`) of
 * its own page; then the Sec-Fetch-Site header decides. A request without either header
 * is not from a browser, and is accepted.
 */
export function isFromAnotherSite({ headers, url }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  if (site === "cross-site" || site === "same-site") return true;
  if (origin === null) return false;
  if (origin === "null") return site !== "same-origin";
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}
