import { takes } from "./compression";
import { isReading } from "./request";

/** The worker's own files; there only where the build has written them. */
export interface FileSettings {
  ASSETS?: Pick<Fetcher, "fetch">;
}

/** The first line of a finished page's file; the rest is the page (`scripts/build/pages.ts`). */
interface Beginning {
  /** The one in its footer. */
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

/** Where a page's file is: at no public address, because the worker answers those (`wrangler.toml`). */
export const fileOf = (path: string, encoding: string): string =>
  `/_pages${path === "/" ? "/index" : path}.page${encoding && `.${encoding}`}`;

/** The pages that this isolate has read, by file; never more than there are files. */
const pages = new Map<string, FinishedPage>();

const LINE_BREAK = 10;

async function readPage(name: string, { ASSETS }: FileSettings): Promise<FinishedPage | undefined> {
  // Only the path of the address counts.
  const file = await ASSETS?.fetch(`https://files.invalid${name}`);
  if (!file?.ok) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const at = bytes.indexOf(LINE_BREAK);
  const { year, headers }: Beginning = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  const body = new Blob([bytes.subarray(at + 1)]);
  return { year, headers: new Headers(headers), etag: headers.ETag ?? "", body };
}

/** Returns whether the visitor's browser already has this version, by a strong or weak ETag. */
const isKnown = ({ headers }: Request, etag: string): boolean => {
  const known = headers.get("If-None-Match")?.trim();
  return known === "*" || Boolean(known?.includes(etag));
};

function responseWith(request: Request, { body, headers, etag }: FinishedPage): Response {
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers, encodeBody: "manual" });
}

/**
 * The page of a path as the build has finished it, with all its headers; undefined where there is none, or where
 * it is of last year, which its footer says. Whatever is wrong with the files, Remix can render the page.
 */
export async function finishedPage(
  request: Request,
  path: string,
  settings: FileSettings,
): Promise<Response | undefined> {
  if (!isReading(request)) return;
  const name = fileOf(path, takes("br", request) ? "br" : "");
  const page = pages.get(name) ?? (await readPage(name, settings).catch(() => undefined));
  if (page?.year !== new Date().getUTCFullYear()) return;
  pages.set(name, page);
  return responseWith(request, page);
}
