import { site } from "~/config/site";

const DAY = 86_400_000;

interface Indexed {
  /** The whole address. */
  canonical: string;
  /** ISO date of the last change, where the page says it. */
  modified?: string;
}

export const robotsTxt = (): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;

/** The sitemap of the pages that search engines may keep. */
export function sitemapXml(pages: readonly Indexed[]): string {
  const urls = pages.map(({ canonical, modified }) => {
    const changed = modified ? `<lastmod>${modified}</lastmod>` : "";
    return `  <url><loc>${canonical}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** Whom to tell of a weakness (RFC 9116), good for 360 days. */
export function securityTxt(): string {
  const expires = new Date(Math.floor(Date.now() / DAY + 360) * DAY);
  return `Contact: mailto:${site.securityEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${site.origin}/.well-known/security.txt
`;
}
