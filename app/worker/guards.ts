import type { RefusalStatus } from "~/lib/refusal";
import { isFromAnotherSite } from "./from-another-site";
import { redirects } from "./redirects";
import { isGetOrHead } from "./request";
import { acceptsForms, isRoute } from "./routing";

/** A redirect to the canonical address, with the query, from a moved address, a trailing slash, another host or scheme. */
export function canonicalRedirect(url: URL, search: string, canonicalOrigin: string | null) {
  const { pathname } = url;
  const shorter = pathname.replace(/(?<=.)\/$/, "");
  const path = redirects[shorter] ?? (isRoute(shorter) ? shorter : pathname);
  const origin = canonicalOrigin ?? url.origin;
  if (origin === url.origin && path === pathname) return;
  return new Response(null, { status: 308, headers: { Location: origin + path + search } });
}

/** The status of a request that is refused for its address, method or origin. */
export function refusalOf(request: Request, { pathname: path }: URL): RefusalStatus | undefined {
  if (!isRoute(path)) return 404;
  if (isGetOrHead(request)) return;
  if (request.method !== "POST" || !acceptsForms(path)) return 405;
  return isFromAnotherSite(request) ? 403 : undefined;
}
