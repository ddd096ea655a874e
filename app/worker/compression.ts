/** The statuses whose responses Cloudflare compresses itself. */
const compressedByCloudflare = [200, 403, 404];

const offers = {
  br: /\bbr\b(?! *; *q=0(?:\.0*)? *(?:,|$))/i,
  gzip: /\bgzip\b(?! *; *q=0(?:\.0*)? *(?:,|$))/i,
};

/** Whether the browser accepts an encoding. The `Accept-Encoding` that the worker sees is Cloudflare's own. */
export const acceptsEncoding = (encoding: keyof typeof offers, { cf }: Request): boolean =>
  offers[encoding].test(String(cf?.clientAcceptEncoding ?? ""));

/**
 * Compresses a response that Cloudflare would not, such as a form with errors: the runtime does it for any response
 * with the header.
 */
export function compressResponse(request: Request, response: Response): Response {
  if (!response.body || compressedByCloudflare.includes(response.status)) return response;
  if (!acceptsEncoding("gzip", request)) return response;
  const encoded = new Response(response.body, response);
  encoded.headers.set("Content-Encoding", "gzip");
  return encoded;
}
