import { boundedBody } from "~/lib/bounded-body";
import { failureOf, type Outcome } from "./outcome";

/** What of a body is read for a no, bytes; no form service says as much, and a longer one is a yes. */
const BODY_LIMIT = 1_048_576;

const isFalse = (value: unknown) => value === false || value === "false";

/** True for a non-empty text, list or object, for a number, and for `true`. */
const holdsSomething = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Text from bytes as a byte-order mark at their beginning says, which is no part of it; UTF-8 without one. */
function textOf(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe && "utf-16le";
  const wideToo = bytes[0] === 0xfe && bytes[1] === 0xff && "utf-16be";
  return new TextDecoder(wide || wideToo || "utf-8").decode(bytes);
}

/** Whether a body is a JSON object that says no; any other body is a yes. */
function denies(body: string): boolean {
  try {
    const { success, ok, error, errors } = JSON.parse(body) ?? {};
    return isFalse(success) || isFalse(ok) || holdsSomething(error) || holdsSomething(errors);
  } catch {
    return false;
  }
}

/** What `Retry-After` asks for, in milliseconds, whether it gives seconds or a date; 0 when it asks for nothing. */
export function retryAfterMs(headers: Headers): number {
  const value = headers.get("Retry-After")?.trim() ?? "";
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
}

/**
 * Reads an answer to its end and says what it means. Delivered is every 2xx, with no body, with plain
 * text or HTML, unless its body is a JSON object in which `success` or `ok` is false, or `error` or
 * `errors` holds something. Throws when the connection breaks.
 */
export async function outcomeOf(response: Response): Promise<Outcome> {
  const { status, headers } = response;
  if (status < 200 || status > 299) {
    await response.body?.cancel();
    return failureOf(`http-${status}`, retryAfterMs(headers));
  }
  const body = await boundedBody(response, BODY_LIMIT);
  const no = body && denies(textOf(new Uint8Array(await body.arrayBuffer())));
  return no ? failureOf("denied", retryAfterMs(headers)) : { is: "delivered" };
}
