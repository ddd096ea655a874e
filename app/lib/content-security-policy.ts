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

/** What a page may do beyond all others, from its route's `handle`. */
export interface PagePermissions {
  /** Origins whose pages it may show in a frame. */
  frames?: readonly string[];
}

/**
 * The policy of a page: script elements with exactly these texts or from this site's own files, and of
 * everything else what is named. Handlers, workers and code in strings are left to `script-src`, which
 * allows none. Why not `strict-dynamic`: docs/decisions/0007.
 */
export async function contentSecurityPolicy(
  scripts: readonly string[],
  { frames = [] }: PagePermissions = {},
): Promise<string> {
  const known = await Promise.all(scripts.map(hashOf));
  return [
    "default-src 'none'",
    "script-src 'none'",
    `script-src-elem 'self' ${known.join(" ")}`,
    "style-src 'self'",
    "font-src 'self'",
    // Drawn in the style sheet: ticks of check boxes, arrows of selects.
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Made in app/lib/trusted-types.ts.
    "trusted-types default",
  ].join("; ");
}
