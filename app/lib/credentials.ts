/**
 * An address without the user and password that may stand in it, and the `Authorization` they mean: `fetch`
 * in workerd drops them silently. Throws where they are not in percent-encoded UTF-8.
 */
export function splitCredentials(address: string): { url: string; authorization: string | null } {
  const url = new URL(address);
  if (!url.username && !url.password) return { url: address, authorization: null };
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = "";
  url.password = "";
  const bytes = String.fromCharCode(...new TextEncoder().encode(pair));
  return { url: url.href, authorization: `Basic ${btoa(bytes)}` };
}
