import { boundedBody } from "~/lib/bounded-body";
import { type RefusalStatus, refusal } from "~/lib/refusal";

const BODY_LIMIT = 65_536;
const FIELD_LIMIT = 100;
const types = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Thrown as the answer itself: the root error boundary draws the page for its status. */
const refuse = (status: RefusalStatus): never => {
  throw refusal(status);
};

/**
 * Reads a posted form. Throws a Response: 405 for another method, 415 for another content type,
 * 413 over 64 KiB, 400 over 100 fields or when the body cannot be read, or what the worker judged
 * before (rulings, point 9).
 */
export async function readPosted(request: Request, judged?: RefusalStatus): Promise<FormData> {
  const body = await boundedBody(request, BODY_LIMIT);
  if (judged) refuse(judged);
  if (request.method !== "POST") refuse(405);
  const type = request.headers.get("Content-Type") ?? "";
  if (!types.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) refuse(415);
  if (!body) return refuse(413);
  let posted: FormData;
  try {
    posted = await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    return refuse(400);
  }
  if ([...posted].length > FIELD_LIMIT) refuse(400);
  return posted;
}
