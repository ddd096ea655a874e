import { boundedBody } from "~/lib/bounded-body";
import { failureOf, type Outcome } from "./outcome";

/** Most bytes of a body that are read for a refusal; a longer body counts as accepted. */
const BODY_LIMIT = 1_048_576;

const isFalse = (value: unknown) => value === false || value === "false";

/** True for a non-empty text, list or object, for a number, and for `true`. */
const holdsSomething = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Decodes by the byte-order mark; UTF-8 without one. */
function textOf(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe && "utf-16le";
  const wideToo = bytes[0] === 0xfe && bytes[1] === 0xff && "utf-16be";
  return new TextDecoder(wide || wideToo || "utf-8").decode(bytes);
}

/** Whether a body is a JSON object that reports a failure; any other body means success. */
function denies(body: string): boolean {
  try {
    const { success, ok, error, errors } = JSON.parse(body) ?? {};
    return isFalse(success) || isFalse(ok) || holdsSomething(error) || holdsSomething(errors);
  } catch {
    return false;
  }
}

/** `Retry-After` in milliseconds, from seconds or a date; 0 without one. */
export function retryAfterMs(headers: Headers): number {
  const value = headers.get("Retry-After")?.trim() ?? "";
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
}

/**
 * Reads a response to its end. Every 2xx counts as delivered, unless its body is a JSON object in which `success` or
 * `ok` is false, or `error` or `errors` is not empty. Throws if the connection breaks.
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
