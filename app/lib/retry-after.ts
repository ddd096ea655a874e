/** What `Retry-After` asks for, in milliseconds, whether it gives seconds or a date; 0 when it asks for nothing. */
export function retryAfterMs(headers: Headers): number {
  const value = headers.get("Retry-After") ?? "";
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : 0;
}
