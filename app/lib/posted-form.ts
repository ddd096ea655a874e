import { boundedBody } from "./bounded-body";
import type { RefusalStatus } from "./refusal";

const BODY_LIMIT = 65_536;
const FIELD_LIMIT = 100;
const types = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Reads a posted form, or says with which status it is refused: 415 for another content type, 413 over
 * 64 KiB, 400 over 100 fields or when the body cannot be read (rulings, point 9).
 */
export async function readPosted(request: Request): Promise<FormData | RefusalStatus> {
  const body = await boundedBody(request, BODY_LIMIT);
  const type = request.headers.get("Content-Type") ?? "";
  if (!types.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) return 415;
  if (!body) return 413;
  try {
    const posted = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return [...posted].length > FIELD_LIMIT ? 400 : posted;
  } catch {
    return 400;
  }
}
