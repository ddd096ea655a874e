import { takesForms } from "./routing";

/** Browser features that no page uses. */
const closed = [
  "accelerometer",
  "autoplay",
  "bluetooth",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "web-share",
  "xr-spatial-tracking",
];

/** On every answer: pages, redirects, refusals, data and files. Two years, as preload lists ask for. */
export const everywhere: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": closed.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For what is no page: nothing may be loaded, framed or sent from it. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On pages alone: where the browser reads which links to prefetch. */
const forPages: Record<string, string> = { "Speculation-Rules": '"/speculation-rules.json"' };

/** Seconds after which a limited visitor may try again: the period of the rate limit in wrangler.toml. */
const RETRY_AFTER = "60";

/**
 * The same answer with all its headers. What holds typed values, or is about one visitor, is never
 * stored; only a page that is the same for all says otherwise itself.
 */
export function completed(response: Response, path: string): Response {
  const { status } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", closedPolicy);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    for (const [name, value] of Object.entries(forPages)) headers.set(name, value);
  }
  if (status === 405) headers.set("Allow", takesForms(path) ? "GET, HEAD, POST" : "GET, HEAD");
  if (status === 429) headers.set("Retry-After", RETRY_AFTER);
  return new Response(response.body, { status, headers });
}
