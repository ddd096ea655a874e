interface Page {
  body: ArrayBuffer;
  headers: Headers;
}

/** Query parameters that change what a page says; all others leave it as it is. */
const meaningful = ["q", "sent", "ref"];
/** More than the site has pages; a bound all the same. */
const MOST = 100;

const pages = new Map<string, Page>();

const tag = async (body: ArrayBuffer) => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${btoa(String.fromCharCode(...digest.slice(0, 15)))}"`;
};

function answer(request: Request, { body, headers }: Page): Response {
  const known = request.headers.get("If-None-Match") ?? "";
  const etag = headers.get("ETag") ?? "";
  if (known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/**
 * Renders a page once per isolate and answers from memory after that: pages are the same for every
 * visitor. Only successful documents without a meaningful query are kept; posts pass through.
 */
export async function rememberedPage(
  request: Request,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== "GET" && request.method !== "HEAD") return render(request);
  if (url.pathname.endsWith(".data")) return render(request);
  for (const name of [...url.searchParams.keys()]) {
    if (!meaningful.includes(name)) url.searchParams.delete(name);
  }
  const kept = url.search === "" ? pages.get(url.pathname) : undefined;
  if (kept) return answer(request, kept);

  const response = await render(new Request(url, { headers: request.headers }));
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (response.status !== 200 || !isPage) return response;
  const page = { body: await response.arrayBuffer(), headers: new Headers(response.headers) };
  page.headers.set("ETag", await tag(page.body));
  if (url.search === "" && pages.size < MOST) pages.set(url.pathname, page);
  return answer(request, page);
}
