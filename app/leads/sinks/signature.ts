import { hmac } from "~/lib/hmac";

/**
 * Standard Webhooks headers. One signature for each secret, so that a secret can be rotated without a break. `id` is
 * the same for every attempt, `now` is the attempt's own time.
 */
export async function signatureHeaders(
  secrets: readonly Uint8Array<ArrayBuffer>[],
  id: string,
  now: Date,
  body: string,
): Promise<Record<string, string>> {
  if (secrets.length === 0) return {};
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = secrets.map(async (secret) => {
    const bytes = await hmac(secret, `${id}.${timestamp}.${body}`);
    return `v1,${btoa(String.fromCharCode(...bytes))}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": (await Promise.all(signed)).join(" "),
  };
}
