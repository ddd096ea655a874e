import { acceptsEncoding } from "./compression";
import { isGetOrHead } from "./request";

/** The built files; missing during development. */
export interface FileSettings {
  ASSETS?: Pick<Fetcher, "fetch">;
}

/** The first line of a finished page's file; the rest is the page (`scripts/build/pages.ts`). */
interface FirstLine {
  /** Of the copyright line in its footer. */
  year: number;
  headers: Record<string, string>;
}

interface FinishedPage {
  year: number;
  headers: Headers;
  etag: string;
  /** A Blob, because workerd sends it without copying it first. */
  body: Blob;
}

/** The file of a page. It is not public, because the worker handles these addresses (`wrangler.toml`). */
export const fileOf = (path: string, encoding: string): string =>
  `/_pages${path === "/" ? "/index" : path}.page${encoding && `.${encoding}`}`;

/** The pages that this isolate has read, by file name. */
const pages = new Map<string, FinishedPage>();

const LINE_BREAK = 10;

async function readPage(name: string, { ASSETS }: FileSettings): Promise<FinishedPage | undefined> {
  // Only the path matters.
  const file = await ASSETS?.fetch(`https://files.invalid${name}`);
  if (!file?.ok) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const at = bytes.indexOf(LINE_BREAK);
  const { year, headers }: FirstLine = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  const body = new Blob([bytes.subarray(at + 1)]);
  return { year, headers: new Headers(headers), etag: headers.ETag ?? "", body };
}

/** Returns whether the visitor's browser already has this version, by a strong or weak ETag. */
const isKnown = ({ headers }: Request, etag: string): boolean => {
  const known = headers.get("If-None-Match")?.trim();
  return known === "*" || Boolean(etag && known?.includes(etag));
};

function responseWith(request: Request, { body, headers, etag }: FinishedPage): Response {
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers, encodeBody: "manual" });
}

/**
 * The finished page of a path, with all its headers. Undefined if there is none, if it cannot be read, or if its footer
 * shows last year: then Remix renders the page.
 */
export async function finishedResponse(
  request: Request,
  path: string,
  settings: FileSettings,
): Promise<Response | undefined> {
  if (!isGetOrHead(request)) return;
  const name = fileOf(path, acceptsEncoding("br", request) ? "br" : "");
  const page = pages.get(name) ?? (await readPage(name, settings).catch(() => undefined));
  if (page?.year !== new Date().getUTCFullYear()) return;
  pages.set(name, page);
  return responseWith(request, page);
}
