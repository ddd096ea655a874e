import type { RefusalStatus } from "~/lib/refusal";
import { fromAnotherSite } from "./from-another-site";
import { moved } from "./moved";
import { isReading } from "./request";
import { isRoute, takesForms } from "./routing";

const movedTo = new Map(Object.entries(moved));

/** The redirect to the one address of a page, with its query, from an old address, a trailing slash or another host or scheme; else undefined. */
export function canonicalRedirect(
  url: URL,
  search: string,
  canonicalOrigin: string | null,
): Response | undefined {
  const { pathname } = url;
  const shorter = pathname.replace(/(?<=.)\/$/, "");
  const path = movedTo.get(shorter) ?? (isRoute(shorter) ? shorter : pathname);
  const origin = canonicalOrigin ?? url.origin;
  if (origin === url.origin && path === pathname) return;
  return new Response(null, { status: 308, headers: { Location: origin + path + search } });
}

/** The status a request is refused with for its address, method or origin; undefined when it is accepted. */
export function refusalOf(request: Request, { pathname: path }: URL): RefusalStatus | undefined {
  if (!isRoute(path)) return 404;
  if (isReading(request)) return;
  if (request.method !== "POST" || !takesForms(path)) return 405;
  return fromAnotherSite(request) ? 403 : undefined;
}
