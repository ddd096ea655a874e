/** The statuses whose answers Cloudflare compresses by itself. */
const compressedByCloudflare = [200, 403, 404];

const offers = {
  br: /\bbr\b(?! *; *q=0(?:\.0*)? *(?:,|$))/i,
  gzip: /\bgzip\b(?! *; *q=0(?:\.0*)? *(?:,|$))/i,
};

/** Whether a browser takes an encoding. Cloudflare gives the worker an Accept-Encoding of its own. */
export const takes = (encoding: keyof typeof offers, { cf }: Request): boolean =>
  offers[encoding].test(String(cf?.clientAcceptEncoding ?? ""));

/**
 * Has the runtime compress an answer that Cloudflare would send as it is, such as a form that was not accepted:
 * it does so for whatever carries the header.
 */
export function compressed(request: Request, response: Response): Response {
  if (!response.body || compressedByCloudflare.includes(response.status)) return response;
  if (!takes("gzip", request)) return response;
  const { status, headers } = response;
  const encoded = new Response(response.body, { status, headers });
  encoded.headers.set("Content-Encoding", "gzip");
  return encoded;
}
