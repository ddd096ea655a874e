import { boundedBody } from "./bounded-body";
import type { RefusalStatus } from "./refusal";
import { canBeWritten } from "./written-length";

/** Most bytes of a body that is taken. */
const BODY_LIMIT = 65_536;

/** Most bytes that are read to give the form back with what was typed: every field at its longest. */
const READ_LIMIT = 262_144;

const FIELD_LIMIT = 100;
const types = ["application/x-www-form-urlencoded", "multipart/form-data"];

export interface Posted {
  fields: FormData;
  /** The length of the body. */
  bytes: number;
  /** Over 64 KiB, so it is answered with 413 and nothing is stored. */
  tooLarge: boolean;
}

/**
 * Reads a posted form, or says with which status it is refused: 415 for another content type, 413 over
 * 256 KiB, 400 over 100 fields or when the body cannot be read.
 */
export async function readPosted(request: Request): Promise<Posted | RefusalStatus> {
  // One that breaks off is its sender's end, and no fault of the site.
  const body = await boundedBody(request, READ_LIMIT).catch(() => undefined);
  if (body === undefined) return 400;
  const type = request.headers.get("Content-Type") ?? "";
  if (!types.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) return 415;
  if (!body) return 413;
  try {
    const fields = await new Response(body, { headers: { "Content-Type": type } }).formData();
    if (!canBeWritten(fields)) return 413;
    return [...fields].length > FIELD_LIMIT
      ? 400
      : { fields, bytes: body.size, tooLarge: body.size > BODY_LIMIT };
  } catch {
    return 400;
  }
}

/** Whether a form would be refused for its size, encoded as a script sends it. */
export const isTooLarge = (fields: FormData): boolean =>
  new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString().length >
  BODY_LIMIT;
