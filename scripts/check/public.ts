/** What anybody may ask of an address, compared with the build. Nothing is changed, and no lead is sent. */
import type { Built } from "./built.ts";
import { CACHE_TTL_SETTING, pageChanges } from "./zone.ts";

/** Sends a request; `fetch`, but for tests. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
/** What breaks a promise is a line; anything else is nothing. */
export type Findings = Promise<unknown[]>;
/** Promises of the site by their names, and what breaks each. */
export type Checks = Record<string, () => Findings>;

const MAX_CONCURRENT = 6;

/** What is found of many paths, asked a few at a time; paths that share a problem on one line. */
async function problemsOf<Made>(
  made: Map<string, Made>,
  look: (made: Made, path: string) => Findings,
) {
  const found = new Map<unknown, string[]>();
  const left = made.entries();
  const work = async () => {
    for (const [path, one] of left)
      for (const problem of (await look(one, path)).filter(Boolean))
        found.set(problem, [...(found.get(problem) ?? []), path]);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return [...found].map(([problem, paths]) => {
    const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
    return `${paths.slice(0, 3).join(", ")}${more}: ${problem}`;
  });
}

/** Why there was no answer, in Node's word: ENOTFOUND, CERT_HAS_EXPIRED. */
const reason = ({ cause, message }: { cause?: { code?: string }; message: string }) =>
  cause?.code ?? message;

/** Where an address leads in the end. */
async function endOf(request: Fetch, url: string, hops = 5): Promise<string> {
  const { status, headers } = await request(url, { redirect: "manual" });
  const to = status >= 300 && status < 400 && hops > 0 && headers.get("location");
  return to ? endOf(request, new URL(to, url).href, hops - 1) : url;
}

/** A file's bytes as text; of security.txt without the date, which is that of its build. */
function comparable(path: string, file: Buffer | ArrayBuffer) {
  const text = Buffer.from(file as Buffer).toString("latin1");
  return path === "/.well-known/security.txt" ? text.replace(/^Expires: .*/m, "") : text;
}

/** Whether an address is that of `npm start`, which has no TLS and no other host. */
export const isLocal = (origin: string) => /^http:\/\/(127\.0\.0\.1|localhost)(:|$)/.test(origin);

/**
 * @param origin of the site, such as `https://www.your-company.example`
 * @param others addresses that have to lead to it
 */
export function publicChecks(
  origin: string,
  built: Built,
  request: Fetch,
  others: string[],
): Checks {
  const { host } = new URL(origin);
  const get = (path: string) =>
    request(origin + path, { redirect: "manual", headers: { "Accept-Encoding": "identity" } });
  const textAt = async (path: string) => (await get(path)).text();
  const apex = host.startsWith("www.") ? [`https://${host.slice(4)}`] : [];
  const leading = [...(isLocal(origin) ? [] : [`http://${host}`, ...apex]), ...others];
  const isAt = async (other: string) => {
    const end = await endOf(request, `${other}/contact`).catch(reason);
    const how = other.startsWith("http:")
      ? "turn on Always Use HTTPS: SSL/TLS, Edge Certificates"
      : "give it a route (docs/deploy.md, step 3), or take the address away";
    return end !== `${origin}/contact` && `${other} does not (${end}): ${how}`;
  };
  const checks: Checks = {
    [`${built.pages.size} pages are what was built, with their headers and policy`]: () =>
      problemsOf(built.pages, async (page, path) => pageChanges(page, await get(path))),
    [`${built.files.size} files and fonts are what was built`]: () =>
      problemsOf(built.files, async (file, path) => {
        const response = await get(path);
        if (response.status !== 200) return [`it answers ${response.status}`];
        const isSame = comparable(path, file) === comparable(path, await response.arrayBuffer());
        const isKept = response.headers.get("cache-control")?.includes("immutable");
        return [
          !isSame && "it is not what was built",
          path.startsWith("/assets/") && !isKept && `browsers do not keep it: ${CACHE_TTL_SETTING}`,
        ];
      }),
    ...(leading.length > 0 && {
      [`other addresses lead to ${origin}`]: () => Promise.all(leading.map(isAt)),
    }),
    ...(!isLocal(origin) && {
      [`robots.txt and the sitemap name ${origin}`]: async () => {
        const wrong = "does not: `origin` in app/config/site.ts is another";
        const [robots, sitemap] = [await textAt("/robots.txt"), await textAt("/sitemap.xml")];
        const pages = sitemap.match(/(?<=<loc>)[^<]*/g) ?? [""];
        return [
          !robots.includes(`Sitemap: ${origin}/sitemap.xml`) && `robots.txt ${wrong}`,
          !pages.every((page) => page.startsWith(`${origin}/`)) && `the sitemap ${wrong}`,
        ];
      },
    }),
    "a post reaches the site, which refuses an empty form": async () => {
      const body = new URLSearchParams({ form: "newsletter" });
      const { status } = await request(`${origin}/`, { method: "POST", redirect: "manual", body });
      const rules = "Look at the rules: Security, Security rules";
      return [status !== 422 && `it is answered ${status}, not 422. ${rules}`];
    },
    "security.txt has not expired": async () => {
      const [expires] = /(?<=^Expires: ).+$/m.exec(await textAt("/.well-known/security.txt")) ?? [];
      const isGood = Date.parse(expires ?? "") > Date.now();
      return [!isGood && `it ended ${expires ?? "at no time"}: deploy again, which writes another`];
    },
  };
  const answered = Object.entries(checks).map(([title, problems]) => [
    title,
    () => problems().catch((error) => [`no answer: ${reason(error)}`]),
  ]);
  return Object.fromEntries(answered);
}
