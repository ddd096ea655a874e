const hashes = new Map<string, Promise<string>>();
/** More than there are fixed scripts; a bound all the same. */
const MOST = 100;

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`;
}

/** The source that allows an inline script; kept, because most scripts are the same on many pages. */
function hashOf(script: string): Promise<string> {
  const known = hashes.get(script) ?? digest(script);
  if (hashes.size < MOST) hashes.set(script, known);
  return known;
}

/** A policy that allows this site's files and exactly these inline scripts. */
export async function contentSecurityPolicy(scripts: string[]): Promise<string> {
  return [
    "default-src 'self'",
    `script-src 'self' ${(await Promise.all(scripts.map(hashOf))).join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    // The street map of a location page, when a visitor asks for it.
    "frame-src https://www.openstreetmap.org",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
