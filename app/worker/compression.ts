/** The statuses whose answers Cloudflare compresses by itself. */
const compressedByCloudflare = [200, 403, 404];

/** Whether a browser takes gzip, by what it accepts. */
const takesGzip = (accepted: string): boolean =>
  /\bgzip\b(?! *; *q=0(?:\.0*)? *(?:,|$))/i.test(accepted);

/**
 * Has the runtime compress an answer that Cloudflare would send as it is, such as a form that was not accepted:
 * it does so for whatever carries the header.
 */
export function compressed({ cf }: Request, response: Response): Response {
  if (!response.body || compressedByCloudflare.includes(response.status)) return response;
  // Cloudflare gives the worker an Accept-Encoding of its own.
  if (!takesGzip(String(cf?.clientAcceptEncoding ?? ""))) return response;
  const { status, headers } = response;
  const encoded = new Response(response.body, { status, headers });
  encoded.headers.set("Content-Encoding", "gzip");
  return encoded;
}
