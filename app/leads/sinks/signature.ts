import { keyedHash } from "~/lib/keyed-hash";

/**
 * The headers that let a receiver know who calls, as Standard Webhooks says: one signature for each
 * secret, so that one can be replaced while calls go on. `id` is the key of every attempt, `now` the
 * attempt's own time.
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
    const bytes = await keyedHash(secret, `${id}.${timestamp}.${body}`);
    return `v1,${btoa(String.fromCharCode(...bytes))}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": (await Promise.all(signed)).join(" "),
  };
}
