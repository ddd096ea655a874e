/** How an answer of the form service is read. */

const isFalse = (value: unknown) => value === false || value === "false";

/** True for a non-empty text, list or object, for a number, and for `true`. */
const holdsSomething = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Whether the body of a 2xx answer is a JSON object that says no; any other body is a yes. */
export function denies(body: string): boolean {
  try {
    const { success, ok, error, errors } = JSON.parse(body) ?? {};
    return isFalse(success) || isFalse(ok) || holdsSomething(error) || holdsSomething(errors);
  } catch {
    return false;
  }
}

/** What `Retry-After` asks for, in milliseconds, whether it gives seconds or a date; 0 when it asks for nothing. */
export function retryAfterMs(headers: Headers): number {
  const value = headers.get("Retry-After") ?? "";
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
}
