import type { SpamCheckInput } from "./spam-check-input";

/** HTTP libraries and tools, by their user agents. */
const libraries =
  /^(python|aiohttp|httpx|scrapy|curl|wget|libwww|lwp|go-http|java|apache-http|okhttp|axios|node|undici|got|superagent|ruby|faraday|guzzle|php|symfony|reqwest|rest-?sharp|dart|deno|bun|powershell|postman|insomnia|http_request|winhttp|indy)\b/i;

/** The version since which a browser sends `Sec-Fetch-*` or client hints with every request. */
const since: readonly [version: RegExp, major: number][] = [
  [/ Chrome\/(\d+)/, 80],
  [/ Firefox\/(\d+)/, 90],
  [/ Version\/(\d{1,3}\.\d{1,3})/, 16.4],
];

/**
 * An HTTP library by its user agent, or a program that claims to be a browser and lacks two of the three groups of
 * headers that every browser sends. Groups, because a proxy that removes headers removes related ones together.
 */
export function hasToolHeaders({ headers, isSecure }: SpamCheckInput): boolean {
  const agent = headers.get("User-Agent") ?? "";
  if (libraries.test(agent)) return true;
  if (!agent.startsWith("Mozilla/5.0 (")) return false;
  const isCurrent = since.some(([version, first]) => Number(version.exec(agent)?.[1]) >= first);
  const lacks = (...names: string[]) => names.every((name) => !headers.has(name));
  const missing = [
    isCurrent && isSecure && lacks("Sec-Fetch-Site", "Sec-Fetch-Mode", "Sec-CH-UA"),
    lacks("Accept-Language"),
    lacks("Referer"),
  ];
  return missing.filter(Boolean).length > 1;
}
