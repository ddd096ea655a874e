/** What a Cloudflare zone changes in an answer, and where that is changed back (docs/deploy.md). */

/** By what it writes into a page. */
const marks: readonly [sign: RegExp, what: string][] = [
  [
    /__cf_email__|\/cdn-cgi\/l\/email-protection/,
    "Email Address Obfuscation hides addresses. Turn it off: Security, Settings (Scrape Shield)",
  ],
  [
    /rocket-loader/,
    "Rocket Loader holds back the scripts. Turn it off: Speed, Settings, Content Optimization",
  ],
  [
    /cloudflareinsights\.com/,
    "Web Analytics adds a script, which the policy blocks. Turn it off: Analytics, Web Analytics",
  ],
  [
    /__CF\$cv\$params|challenge-platform/,
    "Bot Fight Mode adds a script, which the policy blocks. Turn it off: Security, Settings, Bot traffic",
  ],
];

const CHALLENGE =
  "a challenge stands in front. Turn off Under Attack Mode and Bot Fight Mode: Security, Settings; look at Security, Security rules";

/** What is said of a page that is none of this build. */
export const OTHER_BUILD =
  "it is of another build. Deploy again, and purge the cache: Caching, Configuration";

/** Cloudflare may take these comments out once they have done their work. */
const plain = (html: string) => html.replace(/<!--\/?email_off-->/g, "");
const packed = (html: string) => plain(html).replace(/\s+/g, "");

/** What was done to a page on its way; nothing where it came as it was built. */
export function changesOf(built: string, answer: Response, came: string): string[] {
  if (answer.headers.has("cf-mitigated")) return [CHALLENGE];
  if (answer.status !== 200) return [`it answers ${answer.status}`];
  if (plain(built) === plain(came)) return [];
  const found = marks.filter(([sign]) => sign.test(came) && !sign.test(built));
  if (found.length > 0) return found.map(([, what]) => what);
  if (packed(built) === packed(came))
    return ["its white space is taken out. Turn off what minifies it"];
  return [OTHER_BUILD];
}

/** Where a header is changed. */
const places: Record<string, string> = {
  "strict-transport-security": "SSL/TLS, Edge Certificates, HTTP Strict Transport Security",
  "cache-control": "Caching, Configuration, Browser Cache TTL: Respect Existing Headers",
};
const RULES = "Rules, Transform Rules and Managed Transforms";

/** Which headers are not as built, and where that is changed. */
export function headerChanges(built: Record<string, string>, { headers }: Response): string[] {
  const changed = Object.entries(built)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name, value]) => !/^(etag|vary)$/.test(name) && headers.get(name) !== value)
    .map(([name]) => `${name} is not as built: ${places[name] ?? RULES}`);
  if (headers.has("set-cookie")) changed.push("a cookie is set: Security, Settings, Bot traffic");
  if (headers.get("cf-cache-status") === "HIT")
    changed.push("it comes from a cache: take pages out of Caching, Cache Rules");
  return changed;
}
