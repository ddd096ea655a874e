/** What anybody may ask of an address, compared with the build. Nothing is changed, and no lead is sent. */
import type { Built } from "./built.ts";
import { changesOf, headerChanges } from "./zone.ts";

/** Sends a request; `fetch`, but for tests. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** A promise of the site, and what breaks it: a line each, none where it holds. */
export interface Check {
  title: string;
  problems(): Promise<string[]>;
}

const AT_ONCE = 6;
const KEPT = "Caching, Configuration, Browser Cache TTL: Respect Existing Headers";

/** The problems of many paths, asked a few at a time; paths that share one on one line. */
async function problemsOf(paths: string[], look: (path: string) => Promise<string[]>) {
  const found = new Map<string, string[]>();
  const left = [...paths];
  const work = async () => {
    for (let path = left.shift(); path; path = left.shift()) {
      for (const problem of await look(path)) {
        found.set(problem, [...(found.get(problem) ?? []), path]);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...found].map(([problem, those]) => {
    const more = those.length > 3 ? ` and ${those.length - 3} more` : "";
    return `${those.slice(0, 3).join(", ")}${more}: ${problem}`;
  });
}

/** Why there was no answer, in Node's word: ENOTFOUND, CERT_HAS_EXPIRED. */
const reason = (error: unknown) => {
  const { cause, message } = error as { cause?: { code?: string }; message?: string };
  return cause?.code ?? message ?? String(error);
};

/** Where an address leads in the end. */
async function endOf(ask: Ask, url: string): Promise<string> {
  let at = url;
  for (let hops = 0; hops < 5; hops++) {
    const { status, headers } = await ask(at, { redirect: "manual" });
    const to = headers.get("location");
    if (status < 300 || status > 399 || !to) break;
    at = new URL(to, at).href;
  }
  return at;
}

/** Whether an address is that of `npm start`, which has no TLS and no other host. */
export const isLocal = (origin: string) => /^http:\/\/(127\.0\.0\.1|localhost)(:|$)/.test(origin);

/**
 * @param origin of the site, such as `https://www.your-company.example`
 * @param others addresses that have to lead to it
 */
export function publicChecks(origin: string, built: Built, ask: Ask, others: string[]): Check[] {
  const { host } = new URL(origin);
  const get = (path: string) =>
    ask(origin + path, { redirect: "manual", headers: { "Accept-Encoding": "identity" } });
  const textAt = async (path: string) => (await get(path)).text();

  const pages: Check = {
    title: `${built.pages.length} pages are what was built, with their headers and policy`,
    problems: () => {
      const known = new Map(built.pages.map((page) => [page.path, page]));
      return problemsOf([...known.keys()], async (path) => {
        const answer = await get(path);
        const { text = "", headers = {} } = known.get(path) ?? {};
        const changes = changesOf(text, answer, await answer.text());
        return answer.status === 200 ? [...changes, ...headerChanges(headers, answer)] : changes;
      });
    },
  };
  const files: Check = {
    title: `${built.files.size} files and fonts are what was built`,
    problems: () =>
      problemsOf([...built.files.keys()], async (path) => {
        const { status, headers, ...answer } = await get(path).then(async (it) => ({
          ...{ status: it.status, headers: it.headers },
          bytes: Buffer.from(await it.arrayBuffer()),
        }));
        if (status !== 200) return [`it answers ${status}`];
        const isKept = headers.get("cache-control")?.includes("immutable");
        return [
          ...(built.files.get(path)?.equals(answer.bytes) ? [] : ["it is not what was built"]),
          ...(path.startsWith("/assets/") && !isKept ? [`browsers do not keep it: ${KEPT}`] : []),
        ];
      }),
  };
  const redirects: Check = {
    title: `other addresses lead to ${origin}`,
    problems: async () => {
      const apex = host.startsWith("www.") ? [`https://${host.slice(4)}`] : [];
      const all = [...(isLocal(origin) ? [] : [`http://${host}`, ...apex]), ...others];
      const lines = all.map(async (other) => {
        const end = await endOf(ask, `${other}/contact`).catch(reason);
        if (end === `${origin}/contact`) return [];
        const how = other.startsWith("http:")
          ? "turn on Always Use HTTPS: SSL/TLS, Edge Certificates"
          : "give it a route (docs/deploy.md, step 3), or take the address away";
        return [`${other} does not (${end}): ${how}`];
      });
      return (await Promise.all(lines)).flat();
    },
  };
  const robots: Check = {
    title: `robots.txt and the sitemap name ${origin}`,
    problems: async () => {
      const wrong = "`origin` in app/config/site.ts is another";
      const named = [...(await textAt("/sitemap.xml")).matchAll(/<loc>([^<]*)/g)];
      const isOwn =
        named.length > 0 && named.every(([, url]) => url && new URL(url).origin === origin);
      const sitemap = `Sitemap: ${origin}/sitemap.xml`;
      return [
        ...((await textAt("/robots.txt")).includes(sitemap)
          ? []
          : [`robots.txt does not: ${wrong}`]),
        ...(isOwn ? [] : [`the sitemap does not: ${wrong}`]),
      ];
    },
  };
  const post: Check = {
    title: "a post reaches the site, which refuses an empty form",
    problems: async () => {
      const body = new URLSearchParams({ form: "newsletter" });
      const { status } = await ask(`${origin}/`, { method: "POST", redirect: "manual", body });
      return status === 422
        ? []
        : [`it is answered ${status}, not 422. Look at the rules: Security, Security rules`];
    },
  };
  const security: Check = {
    title: "security.txt has not expired",
    problems: async () => {
      const [, expires = ""] =
        /^Expires: (.+)$/m.exec(await textAt("/.well-known/security.txt")) ?? [];
      const isGood = Date.parse(expires) > Date.now();
      return isGood
        ? []
        : [`it ended ${expires || "at no time"}: deploy again, which writes another`];
    },
  };
  const ofAddress = isLocal(origin) ? [] : [robots];
  const hasOthers = !isLocal(origin) || others.length > 0 ? [redirects] : [];
  return [pages, files, ...hasOthers, ...ofAddress, post, security].map(({ title, problems }) => ({
    title,
    problems: () => problems().catch((error) => [`no answer: ${reason(error)}`]),
  }));
}
