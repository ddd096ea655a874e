/** Stands before the title of a page whose form has faults. */
export const ERROR_PREFIX = "Error: ";

const closing = "</template></body></html>";

/**
 * Remix streams its last scripts after `</html>`, where HTML allows nothing: moves them to the end of
 * the template that holds the others (`components/layout/parked-scripts.tsx`).
 */
export function scriptsInTemplate(html: string): string {
  const end = html.indexOf(closing);
  if (end < 0) return html;
  const late = html.slice(end + closing.length);
  return html.slice(0, end) + late + closing;
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** A policy that allows this site's files and exactly the inline scripts of this document. */
export async function contentSecurityPolicy(html: string): Promise<string> {
  const scripts = [...html.matchAll(inlineScript)].map((match) => match[1] ?? "");
  const hashes = await Promise.all([...new Set(scripts)].map(hash));
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`,
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

/**
 * Says in the title that a form has faults, for those who hear the title first. The browser's script
 * takes it back before hydration and from then on keeps it itself.
 */
export const titled = (html: string, status: number): string =>
  status === 422 ? html.replace("<title>", `<title>${ERROR_PREFIX}`) : html;
