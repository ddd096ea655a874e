import type { Post } from "./post";

/** Libraries and tools by the name that they give themselves. */
const libraries =
  /^(python|aiohttp|httpx|scrapy|curl|wget|libwww|lwp|go-http|java|apache-http|okhttp|axios|node|undici|got|superagent|ruby|faraday|guzzle|php|symfony|reqwest|rest-?sharp|dart|deno|bun|powershell|postman|insomnia|http_request|winhttp|indy)\b/i;

/** Since which version a browser sends `Sec-Fetch-*` or client hints with every request. */
const since: readonly [version: RegExp, major: number][] = [
  [/ Chrome\/(\d+)/, 80],
  [/ Firefox\/(\d+)/, 90],
  [/ Version\/(\d{1,3}\.\d{1,3})/, 16.4],
];

/**
 * An HTTP library by its own name, or a program that says it is a browser and lacks two of the three things that
 * every browser sends. They go by families, since a proxy that takes headers away takes a family at a time.
 */
export function sender({ headers, isSecure }: Post): boolean {
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
