/** What a Cloudflare zone changes in an answer, and where that is changed back (docs/deploy.md). */
import type { BuiltPage } from "./built.ts";

/** By what it writes into a page. */
const marks = {
  "__cf_email__|/cdn-cgi/l/email-protection":
    "Email Address Obfuscation hides addresses. Turn it off: Security, Settings (Scrape Shield)",
  "rocket-loader":
    "Rocket Loader holds back the scripts. Turn it off: Speed, Settings, Content Optimization",
  "cloudflareinsights\\.com":
    "Web Analytics adds a script, which the policy blocks. Turn it off: Analytics, Web Analytics",
  "__CF\\$cv\\$params|challenge-platform":
    "Bot Fight Mode adds a script, which the policy blocks. Turn it off: Security, Settings, Bot traffic",
};
const CHALLENGE =
  "a challenge stands in front. Turn off Under Attack Mode and Bot Fight Mode: Security, Settings; look at Security, Security rules";
const OTHER_BUILD =
  "it is of another build. Deploy again, and purge the cache: Caching, Configuration";

/** Where browsers are told how long to keep an answer. */
export const CACHE_TTL_SETTING =
  "Caching, Configuration, Browser Cache TTL: Respect Existing Headers";
/** Where a header is changed. */
const places: Record<string, string> = {
  "strict-transport-security": "SSL/TLS, Edge Certificates, HTTP Strict Transport Security",
  "cache-control": CACHE_TTL_SETTING,
};
const RULES = "Rules, Transform Rules and Managed Transforms";

/** Cloudflare may take these comments out once they have done their work. */
const plain = (html: string) => html.replace(/<!--\/?email_off-->/g, "");
const packed = (html: string) => plain(html).replace(/\s+/g, "");

/** What was done to the text of a page on its way; nothing where it came as it was built. */
function changesOf(built: string, came: string): string[] {
  if (plain(built) === plain(came)) return [];
  const found = Object.entries(marks).filter(([sign]) => RegExp(sign).test(came));
  const added = found.filter(([sign]) => !RegExp(sign).test(built)).map(([, what]) => what);
  if (added.length > 0) return added;
  return packed(built) === packed(came)
    ? ["its white space is taken out. Turn off what minifies it"]
    : [OTHER_BUILD];
}

/** Whether an answer is of the build before. */
export const isPreviousBuild = async ({ text }: BuiltPage, response: Response) =>
  response.status === 200 && changesOf(text, await response.text()).includes(OTHER_BUILD);

/** What is not as it was built in a page and its headers, and where that is changed. */
export async function pageChanges({ text, headers: own }: BuiltPage, response: Response) {
  const { status, headers } = response;
  if (headers.has("cf-mitigated")) return [CHALLENGE];
  if (status !== 200) return [`it answers ${status}`];
  const changed = Object.keys(own).filter(
    (name) => !/^(etag|vary)$/i.test(name) && headers.get(name) !== own[name],
  );
  return [
    ...changesOf(text, await response.text()),
    ...changed.map((name) => `${name} is not as built: ${places[name] ?? RULES}`),
    headers.has("set-cookie") && "a cookie is set: Security, Settings, Bot traffic",
    headers.get("cf-cache-status") === "HIT" &&
      "it comes from a cache: take pages out of Caching, Cache Rules",
  ];
}
