import { isReading } from "./request";
import { isRoute } from "./routing";

interface CachedPage {
  /** A Blob, because workerd sends it without copying it first. */
  body: Blob;
  headers: Headers;
  etag: string;
}

/** The cached pages of this isolate by path; never more than the route table has. */
const pages = new Map<string, CachedPage>();
let year = 0;

/** Drops the pages of last year: each says this one in its footer. */
function pagesOfThisYear() {
  const now = new Date().getUTCFullYear();
  if (now !== year) pages.clear();
  year = now;
  return pages;
}

async function etagOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${btoa(String.fromCharCode(...digest.slice(0, 15)))}"`;
}

/** Returns whether the visitor's browser already has this version, by a strong or weak ETag. */
const isKnown = ({ headers }: Request, etag: string): boolean => {
  const known = headers.get("If-None-Match")?.trim();
  return known === "*" || Boolean(known?.includes(etag));
};

function answer(request: Request, { body, headers, etag }: CachedPage): Response {
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/**
 * The page of exactly this address, if it was rendered in this isolate before. Pages are the same for
 * every visitor, and a cached one has passed every guard: it is looked up before anything else.
 */
export function cachedPage(
  request: Request,
  url: string,
  canonicalOrigin: string | null,
): Response | undefined {
  if (!isReading(request)) return;
  const start = url.indexOf("/", "https://".length);
  if (canonicalOrigin && url.slice(0, start) !== canonicalOrigin) return;
  const page = pagesOfThisYear().get(url.slice(start));
  return page && answer(request, page);
}

/**
 * Returns whether an answer is the same for every visitor: a route's, at an address without a query,
 * unless the route forbids it. Never during development, because pages change while
 * the worker runs.
 */
export const isForAll = (request: Request, { pathname, search }: URL, response: Response) =>
  import.meta.env.PROD &&
  isReading(request) &&
  response.status === 200 &&
  search === "" &&
  isRoute(pathname) &&
  !response.headers.get("Cache-Control")?.includes("no-store");

/** Keeps an answer that is the same for all, with all its headers. */
export async function keepPage(request: Request, path: string, response: Response) {
  const body = await response.blob();
  const etag = await etagOf(await body.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set("ETag", etag);
  const page = { body, headers, etag };
  pagesOfThisYear().set(path, page);
  return answer(request, page);
}
