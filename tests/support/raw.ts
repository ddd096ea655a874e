import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Asked {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };

/** Posts a body as a form, or as what its headers say it is. */
export const rawPost = (
  origin: string,
  path: string,
  body: string | Buffer,
  headers: OutgoingHttpHeaders = {},
) => rawFetch(origin, path, { method: "POST", headers: { ...urlEncoded, ...headers }, body });

/**
 * Sends a request whose path, method and host stand exactly as given: `fetch` would tidy them up. Its
 * connection is its own, so that no idle one can break.
 */
export function rawFetch(
  origin: string,
  path: string,
  { method = "GET", headers = {}, body = "" }: Asked = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      text(response).then((read) => done({ status, headers: received, text: read }), fail);
    });
    asked.on("error", fail);
    asked.end(body);
  });
}

/** Posts a form by itself; redirects are not followed. */
export async function postForm(
  origin: string,
  path: string,
  form: URLSearchParams,
  more: Record<string, string>,
): Promise<Response> {
  const body = form.toString();
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const headers = { ...type, "Content-Length": Buffer.byteLength(body), ...more };
  const answer = await rawFetch(origin, path, { method: "POST", headers, body });
  const received = Object.entries(answer.headers).flatMap(([name, values = []]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  return new Response(answer.text, { status: answer.status, headers: received });
}
