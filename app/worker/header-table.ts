import { site } from "~/config/site";

/**
 * The headers that do not depend on the visitor. The worker's responses and the `_headers` file are both made from
 * them (docs/decisions/0007).
 */
export type HeaderTable = Readonly<Record<string, string>>;

/**
 * Browser features that are turned off: those that ask for permission or reveal something about a visitor. Short,
 * because every file carries the list.
 */
const disabledFeatures = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "publickey-credentials-get",
  "usb",
];

/** HSTS: how long, and for which hosts (docs/deploy.md). */
export const strictTransport = {
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

/** On every response: pages, redirects, refusals, data and files. */
export const commonHeaders: HeaderTable = {
  "Strict-Transport-Security": strictTransport[site.strictTransport],
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": disabledFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For responses that are not pages: nothing may be loaded, framed or sent from them. */
export const lockedDownPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The guide opens with its own style and the fonts inside it, and can do nothing else. */
const guidePolicy = (styleHash: string): string =>
  `default-src 'none'; style-src '${styleHash}'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`;

/** Headers of files by path; a later rule replaces an earlier one's header. */
const fileRules = (guideStyleHash: string): Record<string, HeaderTable> => ({
  "/*": { ...commonHeaders, "Content-Security-Policy": lockedDownPolicy },
  // Their names change with their content.
  "/assets/*": { "Cache-Control": "public, max-age=31536000, immutable" },
  // Other sites show these pictures beside links to ours.
  "/og/*": { "Cross-Origin-Resource-Policy": "cross-origin" },
  "/guides/*": {
    "Content-Security-Policy": guidePolicy(guideStyleHash),
    "X-Robots-Tag": "noindex",
  },
  // Another path shows the same file in the tab (forms/define.ts).
  "/guides/managed-it-services-guide.html": { "Content-Disposition": "attachment" },
  "/.well-known/security.txt": { "Content-Type": "text/plain; charset=utf-8" },
});

/**
 * The text of Cloudflare's `_headers` file. Its rules add up, so a rule that replaces a header removes it first.
 * `guideStyleHash` is the CSP source of the guide's style element, `sha256-…`.
 */
export function headersFile(guideStyleHash: string): string {
  const rules = fileRules(guideStyleHash);
  const common = rules["/*"] ?? {};
  return Object.entries(rules)
    .map(([path, headers]) => {
      const replaced = path === "/*" ? [] : Object.keys(headers).filter((name) => name in common);
      const lines = [
        ...replaced.map((name) => `! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ];
      return [path, ...lines.map((line) => `  ${line}`)].join("\n");
    })
    .join("\n")
    .concat("\n");
}
