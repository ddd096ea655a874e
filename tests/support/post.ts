import { rawFetch } from "./raw";

/** Posts a form as `ask` does; redirects are not followed. */
export async function postForm(
  url: string,
  form: URLSearchParams,
  more: Record<string, string> = {},
): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const body = form.toString();
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const headers = { ...type, "Content-Length": Buffer.byteLength(body), ...more };
  const response = await rawFetch(origin, pathname + search, { method: "POST", headers, body });
  const received = new Headers();
  for (const [name, values = []] of Object.entries(response.headers))
    for (const value of [values].flat()) received.append(name, value);
  return new Response(response.text, { status: response.status, headers: received });
}
