import { site } from "~/config/site";

/** HSTS: how long, and for which hosts (docs/deploy.md). */
export const strictTransport = {
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

/**
 * The headers that do not depend on the visitor, on every response: pages, redirects, refusals, data and files. The
 * worker's responses and the `_headers` file are both made from them (docs/decisions/0007).
 */
export const commonHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": strictTransport[site.strictTransport],
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // What asks for permission or reveals something about a visitor. Short, because every file carries the list.
  "Permissions-Policy":
    "browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For responses that are not pages: nothing may be loaded, framed or sent from them. */
export const lockedDownPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const common = Object.entries(commonHeaders).map(([name, value]) => `  ${name}: ${value}`);

/**
 * The text of Cloudflare's `_headers` file. Its rules add up, so a rule that replaces a header removes it first. The
 * names of assets change with their content; other sites show the pictures of `/og/` beside links to ours; the guide
 * can use its own style and the fonts inside it, and another path shows it in the tab (forms/define.ts).
 * @param guideStyle the CSP source of the guide's style element, `sha256-…`
 */
export const headersFile = (guideStyle: string): string => `/*
${common.join("\n")}
  Content-Security-Policy: ${lockedDownPolicy}
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/og/*
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
/guides/*
  ! Content-Security-Policy
  Content-Security-Policy: ${lockedDownPolicy.replace(";", `; style-src '${guideStyle}'; font-src data:;`)}; sandbox
  X-Robots-Tag: noindex
/guides/managed-it-services-guide.html
  Content-Disposition: attachment
/.well-known/security.txt
  Content-Type: text/plain; charset=utf-8
`;
