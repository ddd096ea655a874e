/** The source that allows an inline script or style of this text. */
export async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`;
}

/** What a page may do beyond all others, from its route's `handle`. */
export interface PagePermissions {
  /** Origins whose pages it may show in a frame. */
  frames?: readonly string[];
}

/**
 * The policy of a page. Its inline style and scripts are allowed by hash, with the modules that the scripts load.
 * Event handlers, workers and `eval` fall under `script-src`, which allows none (docs/decisions/0007).
 */
export async function contentSecurityPolicy(
  style: string,
  scripts: readonly string[],
  { frames = [] }: PagePermissions = {},
): Promise<string> {
  // Vite's client reloads a page during development (app/root.tsx); all else of the policy holds then too.
  const client = import.meta.env.DEV ? "'nonce-dev' " : "";
  const hashes = await Promise.all(scripts.map(hashOf));
  return [
    "default-src 'none'",
    "script-src 'none'",
    `script-src-elem ${client}'strict-dynamic' ${hashes.join(" ")}`,
    `style-src ${await hashOf(style)}`,
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
    // Made in page-script.ts and components/form/send.ts.
    "trusted-types start answer",
  ].join("; ");
}
