/** A finished page as an isolate keeps it. */
interface FinishedPage {
  /** Of the copyright line in its footer. */
  year: number;
  headers: Headers;
  /** A Blob, because workerd sends it without copying it first. */
  body: Blob;
}

/** The file of a page. It is not public, because the worker handles these addresses (`wrangler.toml`). */
export const fileOf = (path: string, encoding: string): string =>
  `/_pages${path === "/" ? "/index" : path}.page${encoding && `.${encoding}`}`;

/** The pages that this isolate has read, by file name. */
const pages = new Map<string, FinishedPage>();

/** Reads a page's file (`scripts/build/pages.ts`): a first line of JSON, then the page. */
async function readPage(name: string, files?: Fetcher): Promise<FinishedPage | undefined> {
  // Only the path matters.
  const file = await files?.fetch(`https://files.invalid${name}`);
  if (!file?.ok) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const at = bytes.indexOf("\n".charCodeAt(0));
  const { year, headers } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  return { year, headers: new Headers(headers), body: new Blob([bytes.subarray(at + 1)]) };
}

/**
 * The finished page that is in this file, with all its headers. Undefined if there is none, if it cannot be read, or if
 * its footer shows last year: then Remix renders the page.
 * @param files the built ones; missing during development
 */
export async function finishedResponse(request: Request, name: string, files?: Fetcher) {
  const page = pages.get(name) ?? (await readPage(name, files).catch(() => undefined));
  if (page?.year !== new Date().getUTCFullYear()) return;
  pages.set(name, page);
  const { body, headers } = page;
  // The visitor's browser already has this version, by a strong or weak ETag.
  const known = request.headers.get("If-None-Match")?.trim();
  if (known === "*" || known?.includes(String(headers.get("ETag")))) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers, encodeBody: "manual" });
}
