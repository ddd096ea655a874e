const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Returns the HMAC-SHA-256 of a text under a secret: 32 bytes that nobody without the secret can make or check. */
export async function hmac(
  secret: string | Uint8Array<ArrayBuffer>,
  text: string,
): Promise<Uint8Array> {
  const raw = typeof secret === "string" ? bytesOf(secret) : secret;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", raw, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(text)));
}
