import { boundedBody } from "./bounded-body";
import { fitsInPage } from "./escaped-length";
import { withQuotedNames } from "./multipart";
import type { RefusalStatus } from "./refusal";

/** Most bytes of an accepted body: 20,000 characters of any script, percent-encoded, and the other fields. */
export const BODY_LIMIT = 262_144;

/** Most bytes that are read to show the form again with what was typed. */
const READ_LIMIT = 2 * BODY_LIMIT;

const FIELD_LIMIT = 100;

export interface Posted {
  fields: FormData;
  /** Over 256 KiB, so it is answered with 413 and nothing is stored. */
  tooLarge: boolean;
}

/** The body with headers that workerd can parse; undefined for a type that no form has. */
async function readable(body: Blob, header: string): Promise<Response | undefined> {
  const type = header.split(";")[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded") {
    // Without its parameters: a charset means nothing here (HTML, URL, Fetch), and workerd refuses most.
    return new Response(body, { headers: { "Content-Type": type } });
  }
  if (type !== "multipart/form-data") return;
  const quoted = await withQuotedNames(body, header, FIELD_LIMIT);
  return new Response(quoted, { headers: { "Content-Type": header } });
}

/**
 * Reads a posted form, or says with which status it is refused: 415 for another content type, 413 over
 * 512 KiB, 400 over 100 fields or when the body cannot be read.
 */
export async function readPosted(request: Request): Promise<Posted | RefusalStatus> {
  // A connection that breaks off is not an error of the site.
  const body = await boundedBody(request, READ_LIMIT).catch(() => undefined);
  if (body === undefined) return 400;
  const form = await readable(body ?? new Blob(), request.headers.get("Content-Type") ?? "");
  if (!form) return 415;
  if (!body) return 413;
  try {
    const fields = await form.formData();
    if (!fitsInPage(fields)) return 413;
    return [...fields].length > FIELD_LIMIT ? 400 : { fields, tooLarge: body.size > BODY_LIMIT };
  } catch {
    return 400;
  }
}
